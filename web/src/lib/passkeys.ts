import type {
  CreatedCredential,
  CreationOptions,
  RequestOptions,
  UsedCredential,
} from '@encina/contract/passkeys';

/** Only whoever has a passkey, or makes one, needs it. */
const webauthn = () => import('@simplewebauthn/browser');

/** Why this browser cannot hold or use a passkey of that site, in a sentence; undefined where it can. */
export function whyNoPasskey(site: string | null): string | undefined {
  if (site === null) {
    return 'Aquí no se puede usar este ordenador ni una llave. Hace falta una dirección con nombre que empiece por https.';
  }
  if (site !== window.location.hostname) return `Para usar una llave de acceso, entra por ${site}.`;
  if (!('PublicKeyCredential' in window)) return 'Este navegador no conoce las llaves de acceso.';
  return undefined;
}

/** Has the browser make a passkey: it asks for the finger, the face, a PIN or the stick. */
export async function makePasskey(options: CreationOptions): Promise<CreatedCredential> {
  const { startRegistration } = await webauthn();
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** Has one of her passkeys sign. */
export async function signWithPasskey(options: RequestOptions): Promise<UsedCredential> {
  const { startAuthentication } = await webauthn();
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
  };
}

const WORDS: Readonly<Record<string, string>> = {
  InvalidStateError: 'Esa llave ya está en tu lista.',
  NotAllowedError: 'No se ha usado ninguna llave. Inténtalo otra vez.',
};

/** What to say where the browser, and not the server, has refused; undefined where it was not the browser. */
export const browsersWords = (error: unknown): string | undefined =>
  error instanceof Error ? WORDS[error.name] : undefined;
