import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How an address begins that is nobody's. */
export const NOBODY = 'nadie-';

interface Given {
  /** Told of each letter. */
  readonly took?: (letter: Email) => void;
  /** More connections than these are turned away. */
  readonly maxClients?: number;
}

/** A mail server on this machine, and the letters that it took. */
export async function startMailServer({ took = () => undefined, maxClients }: Given = {}) {
  const letters: Email[] = [];
  let isAway = false;
  let timesRefused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...(maxClients === undefined ? {} : { maxClients }),
    onRcptTo({ address }, _session, callback) {
      if (!address.startsWith(NOBODY)) return callback();
      timesRefused += 1;
      callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, _session, callback) {
      void buffer(stream)
        .then((bytes) => new PostalMime().parse(bytes))
        .then((letter) => {
          if (isAway) return callback(new Error('come later'));
          letters.push(letter);
          took(letter);
          callback();
        })
        // Whoever was killed in the middle of a letter hangs up.
        .catch(callback);
    },
  });
  server.on('error', () => undefined);
  const { server: listening } = server;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  listening.unref();
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return {
    url,
    to: (address: string) => letters.filter(({ to }) => to?.some((it) => it.address === address)),
    /** How often a letter to an address of nobody's was turned away. */
    timesRefused: () => timesRefused,
    goAway: (away: boolean) => {
      isAway = away;
    },
  };
}
