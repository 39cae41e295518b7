import { expect } from 'vitest';
import { newAddress } from '../../testing/attempts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

onBothEngines('wrong device codes', (base) => {
  const it = base.extend('enrolling', ({ town, admin }) => {
    const address = newAddress();
    const enrol = (code: string, cookies: Record<string, string> = {}) =>
      town.ask({
        method: 'POST',
        url: '/api/devices/enrol',
        body: { municipalityId: HOME_TOWN, code },
        cookies,
        address,
      });
    const newCode = async () =>
      (await admin.ask({ method: 'POST', url: '/api/devices/codes' })).json.code;
    return { enrol, newCode };
  });

  it('of a stranger, five of them, do not keep a town from enrolling', async ({ enrolling }) => {
    for (let i = 0; i < 5; i += 1) await enrolling.enrol(`AAAA-AAA${i + 2}`);
    expect((await enrolling.enrol(await enrolling.newCode())).status).toBe(204);
  });

  it('of a stranger, however many, do not keep a tablet out that was enrolled before', async ({
    enrolling,
  }) => {
    const { cookies } = await enrolling.enrol(await enrolling.newCode());
    const { encina_browser = '' } = cookies;
    for (let i = 0; i < 51; i += 1) await enrolling.enrol(`AAAA-AA${10 + i}`);
    const code = await enrolling.newCode();
    expect((await enrolling.enrol(code)).status).toBe(429);
    expect((await enrolling.enrol(code, { encina_browser })).status).toBe(204);
  });
});
