import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, enter } from '../../testing/town.ts';

onBothEngines('the door', (it) => {
  it('lets a person without a PIN in, and out again', async ({ town, device }) => {
    const id = await addUser(town);
    const entered = await device.ask({ method: 'POST', url: `/api/users/${id}/session` });
    expect(entered.status).toBe(204);
    const cookies = { encina_user: entered.cookies.encina_user ?? '' };
    const own = await town.ask({ url: `/api/users/${id}`, cookies });
    expect(own.json).toMatchObject({ id, voiceEnabled: true, hasPin: false });
    await town.ask({ method: 'POST', url: `/api/users/${id}/logout`, cookies });
    expect((await town.ask({ url: `/api/users/${id}`, cookies })).status).toBe(401);
  });

  it('closes behind a person the moment she is deactivated', async ({ town }) => {
    const id = await addUser(town);
    const cookies = await enter(town, id);
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
    expect((await town.ask({ url: `/api/users/${id}`, cookies })).status).toBe(401);
  });
});
