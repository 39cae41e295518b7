import { expect } from 'vitest';
import { addAdmin, addDevice, addMunicipality } from '../../testing/accounts.ts';
import { dump } from '../../testing/dump.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { type Ask, HOME_TOWN, START } from '../../testing/town.ts';

const WRONG_CODE = {
  status: 403,
  json: {
    error: 'Ese código no es correcto o ya ha caducado. Pide otro.',
    code: 'wrong_device_code',
  },
};

onBothEngines('enrolment', (base) => {
  let address: string;
  let count = 0;
  const it = base.extend('devices', ({ town, admin }) => {
    const newCode = async (): Promise<{ code: string; expiresAt: string }> =>
      (await admin.ask({ method: 'POST', url: '/api/devices/codes' })).json;
    const enrol = (code: string, said: Partial<Ask> & { municipalityId?: string } = {}) => {
      const { municipalityId = HOME_TOWN, ...ask } = said;
      const body = { municipalityId, code };
      return town.ask({ method: 'POST', url: '/api/devices/enrol', body, address, ...ask });
    };
    const picker = (cookies: Record<string, string>) =>
      town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}`, cookies });
    return { newCode, enrol, picker };
  });

  it.beforeEach(() => {
    count += 1;
    address = `10.0.${count}.1`;
  });

  it('a code that staff issued enrols a device, as it was read aloud', async ({ devices }) => {
    const { code, expiresAt } = await devices.newCode();
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(expiresAt).toBe('2026-11-20T16:35:00.000Z');
    const enrolled = await devices.enrol(` ${code.toLowerCase().replace('-', ' ')} `);
    expect(enrolled.status).toBe(204);
    expect((await devices.picker(enrolled.cookies)).status).toBe(200);
  });

  it('a code enrols once, however many try at once', async ({ devices }) => {
    const { code } = await devices.newCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => devices.enrol(code, { address: `10.9.${count}.${i}` })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    expect(await devices.enrol(code)).toMatchObject({ ...WRONG_CODE, cookies: {} });
  });

  it('a code is refused after 30 minutes', async ({ town, devices }) => {
    const [{ code: used }, { code: late }] = [await devices.newCode(), await devices.newCode()];
    town.pass({ minutes: 29, seconds: 59 });
    expect((await devices.enrol(used)).status).toBe(204);
    town.pass({ seconds: 1 });
    expect(await devices.enrol(late)).toMatchObject(WRONG_CODE);
  });

  it('a code is refused in another town than its own', async ({ town, devices }) => {
    const { code } = await devices.newCode();
    const municipalityId = await addMunicipality(town);
    expect(await devices.enrol(code, { municipalityId })).toMatchObject(WRONG_CODE);
    expect((await devices.enrol(code)).status).toBe(204);
  });

  it('a code is nowhere to be read in the database', async ({ town, devices }) => {
    const { code } = await devices.newCode();
    const everything = JSON.stringify(await dump(town.db));
    expect(everything).not.toContain(code);
    expect(everything).not.toContain(code.replace('-', ''));
  });

  it('an address that guessed wrong fifty times waits, and no other', async ({ devices }) => {
    const { code } = await devices.newCode();
    for (let i = 0; i < 50; i++)
      expect(await devices.enrol(`AAAA-AA${10 + i}`)).toMatchObject(WRONG_CODE);
    expect(await devices.enrol(code)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { error: 'Demasiados intentos. Espera 1 minuto o pide ayuda.' },
    });
    expect((await devices.enrol(code, { address: `10.8.${count}.1` })).status).toBe(204);
  });

  it.for([
    ['', 'Escribe el código que te ha dado el ayuntamiento.'],
    ['x'.repeat(33), 'Ese código no es correcto.'],
  ] as const)('the code %j is refused in words', async ([code, error], { devices }) => {
    expect(await devices.enrol(code)).toMatchObject({ status: 400, json: { error } });
  });

  it('staff see the devices of their own town by a name they recognise, last seen first', async ({
    town,
    devices,
  }) => {
    const municipalityId = await addMunicipality(town);
    const { token } = await addAdmin(town, { municipality_id: municipalityId });
    const issue = async () =>
      (await town.ask({ method: 'POST', url: '/api/devices/codes', token })).json.code;
    const agents = [
      'Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 Chrome/130 Safari/537.36',
      'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130',
    ];
    const enrolled: Record<string, string>[] = [];
    for (const agent of agents) {
      const headers = { 'user-agent': agent };
      enrolled.push((await devices.enrol(await issue(), { municipalityId, headers })).cookies);
      town.pass({ minutes: 10 });
    }
    await town.ask({ url: '/api/session', cookies: enrolled[0] ?? {} });
    const { json } = await town.ask({ url: '/api/devices', token });
    expect(json).toStrictEqual([
      {
        id: expect.any(String),
        name: 'Tableta Android',
        kind: 'Tableta Android',
        isThis: false,
        createdAt: START,
        lastSeenAt: '2026-11-20T16:35:00.000Z',
        isTied: false,
        people: [],
      },
      expect.objectContaining({ name: 'Ordenador con Windows' }),
      expect.objectContaining({ name: 'iPad' }),
    ]);
  });

  it('a device that is revoked, or whose year is over, is no longer in the list', async ({
    town,
  }) => {
    const municipalityId = await addMunicipality(town);
    const { token } = await addAdmin(town, { municipality_id: municipalityId });
    const device = await addDevice(town, municipalityId);
    const list = async (as: string) => (await town.ask({ url: '/api/devices', token: as })).json;
    expect(await list(token)).toMatchObject([{ id: device.id }]);
    await town.ask({ method: 'DELETE', url: `/api/devices/${device.id}`, token });
    expect(await list(token)).toEqual([]);
    await addDevice(town, municipalityId);
    town.pass({ hours: 365 * 24 });
    const later = await addAdmin(town, { municipality_id: municipalityId });
    expect(await list(later.token)).toEqual([]);
  });
});
