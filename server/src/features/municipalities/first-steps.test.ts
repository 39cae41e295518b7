import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { addAdmin, addDevice, addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, START } from '../../testing/town.ts';

onBothEngines('the first steps of a town hall', (base) => {
  const it = base
    .extend('municipality_id', ({ town }) => addMunicipality(town))
    .extend('steps', async ({ town, municipality_id }) => {
      const staff = await addAdmin(town, { municipality_id });
      const url = `/api/municipalities/${municipality_id}`;
      return {
        done: async () => (await staff.ask({ url: `${url}/first-steps` })).json,
        say: (body: object) => staff.ask({ method: 'PATCH', url, body }),
      };
    });

  it('tick themselves, one by one', async ({ town, municipality_id, steps }) => {
    const nothing = { town: false, people: false, devices: false, copy: false };
    expect(await steps.done()).toEqual(nothing);
    await steps.say({ phone: '924 11 22 33' });
    expect(await steps.done()).toEqual({ ...nothing, town: true });
    await addUser(town, { municipality_id });
    await addDevice(town, municipality_id);
    expect(await steps.done()).toEqual({ town: true, people: true, devices: true, copy: false });
  });

  it('know a copy of the data for two days', async ({ town, steps }) => {
    const file = join(town.dataDir, 'last-copy');
    await writeFile(file, '');
    const copiedAt = (instant: string) => utimes(file, new Date(instant), new Date(instant));
    await copiedAt(START);
    expect(await steps.done()).toMatchObject({ copy: true });
    await copiedAt('2026-11-18T16:05:00.000Z');
    expect(await steps.done()).toMatchObject({ copy: false });
  });
});
