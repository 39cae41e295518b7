import { startMailServer } from '../testing/mail-server.ts';
import { startPushService } from '../testing/push-service.ts';

/** How often each notice came while each server lived, by what tells it from all others. */
export type Receipts = ReadonlyMap<string, readonly number[]>;

/** A push of a bell, by its reminder. */
export const pushOf = (tag: string): string => `push ${tag}`;
/** A letter about a bell, by the title that no other has. */
export const letterOf = (text: string): string =>
  `letter ${/Pastilla [\da-f-]{36}/.exec(text)?.[0]}`;

/** Who is told in the torture: a push service and a mail server on this machine, which count what they have taken. */
export async function startReceivers() {
  const receipts = new Map<string, number[]>();
  let server = 0;
  const note = (what: string) => receipts.set(what, [...(receipts.get(what) ?? []), server]);
  const service = await startPushService();
  const mail = await startMailServer({
    took: ({ text = '' }) => note(letterOf(text)),
  });
  return {
    receipts: receipts as Receipts,
    /** What a server needs to reach them. @param port where it is itself: its letters name it */
    environment: (port: string) => ({
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      PUSH_TEST_SERVICE: service.origin,
      SMTP_URL: mail.url,
    }),
    newBrowser: () => service.browser([], ({ said }) => note(pushOf(said.tag ?? ''))).subscription,
    /** What comes from here on was sent by another server than what came before. */
    nextServer: () => {
      server += 1;
    },
  };
}
