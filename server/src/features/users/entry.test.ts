import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { addUser, enter, HOME_TOWN, openTown, type Town } from '../../testing/town.ts';

describe.each(ENGINES)('entering, on %s', (engine) => {
  let town: Town;
  let device: Record<string, string>;

  beforeAll(async () => {
    town = await openTown(engine);
    const id = '01900000-0000-7000-8000-000000000001';
    await town.db
      .insertInto('devices')
      .values({
        id,
        municipality_id: HOME_TOWN,
        name: 'Tableta',
        created_at: '2026-11-01T00:00:00.000Z',
      })
      .execute();
    const token = await town.session({ kind: 'device', municipality_id: HOME_TOWN, device_id: id });
    device = { encina_device: token };
  });
  afterAll(() => town.close());

  it('lets a person without a PIN in, and out again', async () => {
    const id = await addUser(town);
    const entered = await town.ask({
      method: 'POST',
      url: `/api/users/${id}/session`,
      cookies: device,
    });
    expect(entered.status).toBe(204);
    const cookies = { encina_user: entered.cookies.encina_user ?? '' };
    const own = await town.ask({ url: `/api/users/${id}`, cookies });
    expect(own.json).toMatchObject({ id, voiceEnabled: true, hasPin: false });
    await town.ask({ method: 'POST', url: `/api/users/${id}/logout`, cookies });
    expect((await town.ask({ url: `/api/users/${id}`, cookies })).status).toBe(401);
  });

  it('ends a session the moment the person is deactivated', async () => {
    const id = await addUser(town);
    const cookies = await enter(town, id);
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
    expect((await town.ask({ url: `/api/users/${id}`, cookies })).status).toBe(401);
  });
});
