import type { Config } from '../../core/config.ts';
import type { Letter } from './letters.ts';

const TIMEOUT_MS = 20_000;
/** A mail server turns away whoever comes with more. */
const MOST_CONNECTIONS = 3;
/** Long enough for the letters of one event; then the mail server is left in peace. */
const IDLE_MS = 10_000;

/** Hands letters to the mail server of the town. */
export function mailTransport({ smtpUrl, from }: NonNullable<Config['mail']>) {
  let transport: ReturnType<typeof transportTo> | undefined;
  return {
    async send({ stop, ...letter }: Letter): Promise<void> {
      transport ??= transportTo(smtpUrl);
      const message = {
        from: { name: 'Encina', address: from },
        ...letter,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(stop ? { list: { unsubscribe: stop } } : {}),
      };
      try {
        await (await transport).sendMail(message);
      } catch (error) {
        if (!isRefusedAddress(error)) throw error;
      }
    },
    /** Ends the connections that wait for another letter; what is being sent is finished first. */
    async close(): Promise<void> {
      (await transport)?.close();
    },
  };
}

/** There is no such letter-box, and there is none at the next attempt either. */
const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Its library is loaded with the first letter: no start waits for it. */
async function transportTo(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export type SendMail = ReturnType<typeof mailTransport>['send'];
