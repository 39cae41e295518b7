import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';

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

  it('closes behind a person the moment she is deactivated', async ({ town, person }) => {
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    expect((await person.ask({ url: person.url })).status).toBe(401);
  });
});
