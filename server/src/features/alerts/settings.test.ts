import { expect } from 'vitest';
import { addSupportPerson } from '../../testing/accounts.ts';
import { ALERT_SETTINGS } from '../../testing/alerts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

onBothEngines('who a person wants told', (base) => {
  const it = base.extend('settings', ({ person }) => {
    const url = `${person.url}/alerts/settings`;
    return {
      url,
      read: async () => (await person.ask({ url })).json,
      save: (changes: object) =>
        person.ask({ method: 'PUT', url, body: { ...ALERT_SETTINGS, ...changes } }),
      takeBack: () => person.ask({ method: 'DELETE', url }),
    };
  });

  it('is nobody until she says so, and nobody after she has taken it back', async ({
    settings,
    relative,
    admin,
  }) => {
    expect(await settings.read()).toMatchObject({ isOn: false, people: [], tellsTown: false });
    expect((await settings.save({ people: [relative.id] })).json).toMatchObject({
      isOn: true,
      people: [{ id: relative.id, name: 'Hija' }],
      delayMinutes: 30,
    });
    const seen = async () => (await admin.ask({ url: settings.url })).json;
    expect(await seen()).toEqual({ isOn: true, tellsTown: true });
    expect((await settings.takeBack()).status).toBe(204);
    expect(await settings.read()).toMatchObject({ isOn: false, people: [] });
    expect(await seen()).toEqual({ isOn: false, tellsTown: false });
  });

  it('enters the history of what she allows, once for each change', async ({
    settings,
    relative,
    person,
  }) => {
    const people = [relative.id];
    await settings.save({ people });
    await settings.save({ people, delayMinutes: 120 });
    await settings.save({ people, tellsTown: false });
    await settings.takeBack();
    const { json } = await person.ask({ url: `${person.url}/consents` });
    expect(
      json.map(({ consent, granted }: Record<string, unknown>) => `${consent} ${granted}`),
    ).toEqual(['alerts false', 'alerts-town false', 'alerts-town true', 'alerts true']);
  });

  it('is somebody of hers, three at most, each once, after a delay that is offered', async ({
    settings,
    relative,
    town,
  }) => {
    const stranger = await addSupportPerson(town);
    const { id } = relative;
    expect((await settings.save({ people: [id, stranger.id] })).status).toBe(404);
    for (const wrong of [
      { people: [] },
      { people: [id, id] },
      { people: [id, 'a', 'b', 'c'] },
      { people: [id], delayMinutes: 5 },
      { people: [id], from: '24:00' },
      { people: [id], from: '08:00', until: '08:00' },
    ]) {
      expect((await settings.save(wrong)).status).toBe(400);
    }
    expect(await settings.read()).toMatchObject({ isOn: false });
  });

  it('is nobody any more when the last of them is unlinked', async ({
    settings,
    relative,
    town,
  }) => {
    await settings.save({ people: [relative.id] });
    await town.db
      .deleteFrom('support_links')
      .where('support_person_id', '=', relative.id)
      .execute();
    expect(await settings.read()).toMatchObject({ isOn: false, people: [] });
  });
});
