import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreatedCredential, UsedCredential } from '@encina/contract/passkeys';
import type { Site } from '../features/factors/site.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** A key in software, as a stick or a telephone holds one; `counter` is what it says that it has signed. */
export interface Authenticator {
  counter: number;
  create(challenge: string): CreatedCredential;
  use(challenge: string): UsedCredential;
}

/** @param site for which it signs, as the browser tells it */
export function authenticator({ rpId, origin }: Site): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const named = { id, rawId: id, type: 'public-key' } as const;
  const self: Authenticator = {
    counter: 0,
    create(challenge) {
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const length = Buffer.from([0, rawId.length]);
      const made = Buffer.concat([Buffer.alloc(16), length, rawId, key]);
      const data = Buffer.concat([authenticatorData(PRESENT | VERIFIED | NEW_KEY), made]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: unattested(data).toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    use(challenge) {
      self.counter += 1;
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(PRESENT | VERIFIED);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };

  function authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(self.counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return self;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, an ES256 key as COSE writes it. */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": data}. */
const unattested = (data: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
