import { expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { addUser, enter, openTown } from '../../testing/town.ts';
import { chatRepo } from './chat.repo.ts';

it.each(ENGINES)('the last talk is remembered, and only the last, on %s', async (engine) => {
  const town = await openTown(engine);
  const user = await addUser(town);
  const other = await addUser(town);
  const cookies = await enter(town, user);
  const last = async () => (await town.ask({ url: `/api/users/${user}/chat/last`, cookies })).json;
  await chatRepo(town.db).setLastAt(other, '2026-11-20T09:00:00.000Z');
  expect(await last()).toEqual({ at: null });
  await chatRepo(town.db).setLastAt(user, '2026-11-18T10:00:00.000Z');
  await chatRepo(town.db).setLastAt(user, '2026-11-19T10:00:00.000Z');
  expect(await last()).toEqual({ at: '2026-11-19T10:00:00.000Z' });
  await town.close();
});
