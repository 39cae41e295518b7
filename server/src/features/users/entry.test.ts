import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { sessionsRepo } from '../../core/sessions.repo.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import type { Town } from '../../testing/town.ts';

const personRow = (town: Town, id: string) =>
  town.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

onBothEngines('the door', (it) => {
  it('lets a person without a PIN in, and out again', async ({ town, person, device }) => {
    const { url } = person;
    const entered = await device.ask({ method: 'POST', url: `${url}/session` });
    expect(entered.status).toBe(204);
    const cookies = { encina_user: entered.cookies.encina_user ?? '' };
    const own = await town.ask({ url, cookies });
    expect(own.json).toMatchObject({ id: person.id, voiceEnabled: true, hasPin: false });
    await town.ask({ method: 'POST', url: `${url}/logout`, cookies });
    expect((await town.ask({ url, cookies })).status).toBe(401);
  });

  it('has seen her by the time that her session is there, should another end it at once', async ({
    town,
    person,
  }) => {
    const hers = town.db.selectFrom('sessions').selectAll().where('user_id', '=', person.id);
    const session = await hers.executeTakeFirstOrThrow();
    const own = { id: newId(), token_hash: newId(), created_at: '2026-11-20T09:00:00.000Z' };
    const { pin_hash } = await personRow(town, person.id);
    await sessionsRepo(town.db).insertWhile({ ...session, ...own, kind: 'user' }, pin_hash);
    expect((await personRow(town, person.id)).last_active_at).toBe(own.created_at);
  });

  it('closes behind a person the moment she is deactivated', async ({ town, person }) => {
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    expect((await person.ask({ url: person.url })).status).toBe(401);
  });
});
