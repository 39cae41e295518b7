import { expect, it as plainIt } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { isLocalUrl } from './hosts.ts';

const PAGE = '/api/municipalities';

onBothEngines(
  'a request',
  (it) => {
    it.for([
      'localhost',
      'localhost:3000',
      'encina.localhost:3000',
      '127.0.0.1:3000',
      '192.168.1.20',
      '[::1]:3000',
      'encina.example',
      'ENCINA.example:443',
    ])('is answered under the name %s, which is ours', async (host, { town }) => {
      expect((await town.ask({ url: PAGE, headers: { host } })).status).toBe(200);
    });

    it.for([
      'evil.example',
      'encina.example.evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'encina.example@evil.example',
      'servidor',
      'encina.example:80:80',
    ])('is refused under the name "%s", also where it only reads', async (host, { town }) => {
      const refused = await town.ask({ url: PAGE, headers: { host } });
      expect(refused.status).toBe(421);
      expect(refused.json).toEqual({
        error: 'Encina no atiende en esta dirección. Quien la lleva puede apuntarla en PUBLIC_URL.',
        code: 'unknown_host',
      });
    });

    it('is refused under a name that only a header of the caller makes ours', async ({ town }) => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'encina.example' };
      expect((await town.ask({ url: PAGE, headers })).status).toBe(421);
    });

    it.for(['/health/live', '/health/ready'])(
      'of a balancer, which has a name of its own for us, is answered at %s',
      async (url, { town }) => {
        const answer = await town.ask({ url, headers: { host: 'encina-backend' } });
        expect(answer.status).toBe(200);
      },
    );
  },
  { PUBLIC_URL: 'https://encina.example', TRUST_PROXY: 'loopback' },
);

plainIt.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://192.168.1.20:3000', true],
  ['http://[::1]:3000', true],
  ['http://[fd12::1]', true],
  ['http://servidor:3000', true],
  ['http://encina.local', true],
  ['https://encina.tupueblo.es', false],
  ['http://203.0.113.7', false],
  ['http://[2001:db8::1]', false],
])('the address %s leads no further than the local network: %s', (url, local) => {
  expect(isLocalUrl(url)).toBe(local);
});
