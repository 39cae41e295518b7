import { ofEachSetting } from '@encina/contract/settings';
import { expect } from 'vitest';
import { exported } from '../../testing/export.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { DEFAULTS, LATER_DEFAULTS, settingsOf } from '../../testing/settings.ts';

onBothEngines('settings', (base) => {
  const it = base.extend('own', ({ town, person }) => settingsOf(town, person));

  it('begin as the specification says', async ({ own }) => {
    expect(await own.read()).toMatchObject({ ...DEFAULTS, ...LATER_DEFAULTS });
  });

  it('begin in the database as they are declared', async ({ own }) => {
    expect(await own.read()).toMatchObject(ofEachSetting(({ initial }) => initial));
  });

  it('of yes and no come back as they were saved, each of them, whatever they were', async ({
    own,
  }) => {
    const flipped = ofEachSetting(({ initial }) =>
      typeof initial === 'boolean' ? !initial : initial,
    );
    expect((await own.save(flipped)).status).toBe(204);
    expect(await own.read()).toMatchObject(flipped);
    const initial = ofEachSetting((setting) => setting.initial);
    expect((await own.save(initial)).status).toBe(204);
    expect(await own.read()).toMatchObject(initial);
  });

  it('stand in her export under their names, yes and no in words of their own', async ({
    town,
    person,
  }) => {
    const [profile] = (await exported(town, person.id)).json('perfil');
    for (const [name, value] of Object.values(
      ofEachSetting(({ exportedAs, initial }) => [exportedAs, initial] as const),
    )) {
      expect([name, profile?.[name]]).toEqual([name, value]);
    }
  });

  it('stay as they are where they are left out and the specification does not name them', async ({
    own,
  }) => {
    const chosen = { textSize: 'grande', unhurried: true, soundEnabled: false, moodAsked: false };
    await own.save(chosen);
    await own.save({ darkMode: true });
    expect(await own.read()).toMatchObject({ ...chosen, darkMode: true });
  });

  it('are saved and come back', async ({ own }) => {
    const all = {
      familyConsent: true,
      municipalConsent: true,
      voiceEnabled: false,
      darkMode: true,
    };
    expect((await own.save(all)).status).toBe(204);
    expect(await own.read()).toMatchObject(all);
  });

  it.for([
    [{ familyConsent: undefined }],
    [{ darkMode: 'yes' }],
    [{ voiceEnabled: null }],
  ] as const)('are refused with %j, and nothing is saved', async ([said], { own }) => {
    expect((await own.save({ municipalConsent: true, ...said })).status).toBe(400);
    expect(await own.read()).toMatchObject(DEFAULTS);
  });
});
