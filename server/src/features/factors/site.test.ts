import { expect, it } from 'vitest';
import { siteOf } from './site.ts';

it.for([
  ['https://encina.pueblo.es', 'encina.pueblo.es', 'https://encina.pueblo.es'],
  ['https://encina.pueblo.es:8443/', 'encina.pueblo.es', 'https://encina.pueblo.es:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
] as const)('%s is a site of passkeys', ([address, rpId, origin]) => {
  expect(siteOf(address)).toEqual({ rpId, origin });
});

it.for([
  'http://encina.pueblo.es',
  'http://192.168.1.20:3000',
  'https://192.168.1.20',
  'https://[::1]:3000',
])('%s is none', (address) => expect(siteOf(address)).toBeUndefined());
