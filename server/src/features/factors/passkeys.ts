import type {
  CreatedCredential,
  CreationOptions,
  RequestOptions,
  UsedCredential,
} from '@encina/contract/passkeys';
import type { PasskeyRow } from './factors.repo.ts';
import type { Site } from './site.ts';

/** Heavy, and needed by staff alone who use a passkey: the start of the server does not wait for it. */
const webauthn = () => import('@simplewebauthn/server');

/** Ed25519, ECDSA on P-256 and RSA, as COSE names them: what keys and computers make. */
const ALGORITHMS = [-8, -7, -257];

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** What a browser needs to make a passkey that she does not have yet. */
export async function askForNew(
  site: Site,
  account: Account,
  known: readonly PasskeyRow[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID: site.rpId,
    rpName: 'Encina',
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  // What the library leaves open in its types it always fills in.
  return options as CreationOptions;
}

/** What is kept of a passkey that was made just now; undefined where it is none for this question. */
export async function readNew(
  site: Site,
  challenge: string,
  credential: CreatedCredential,
): Promise<
  Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined
> {
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    ...asked(site, challenge),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }) as const);
  if (!verified) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports.join(','),
  };
}

/** What a browser needs to use one of these. */
export async function askForKnown(
  site: Site,
  known: readonly PasskeyRow[],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    allowCredentials: known.map(descriptorOf),
    userVerification: 'preferred',
  });
  return options as RequestOptions;
}

/** The counter of the passkey where it has signed this challenge; undefined where it has not, or is a copy. */
export async function readUsed(
  site: Site,
  challenge: string,
  { credential, row }: { credential: UsedCredential; row: PasskeyRow },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    ...asked(site, challenge),
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }) as const);
  return verified ? authenticationInfo.newCounter : undefined;
}

/** What a key must have signed. That she typed its PIN is not asked: the password was. */
const asked = ({ origin, rpId }: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: false,
});

const descriptorOf = ({ credential_id: id, transports }: PasskeyRow) => ({
  id,
  transports: transports === '' ? [] : transports.split(','),
});
