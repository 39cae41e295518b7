import { createHmac, randomBytes } from 'node:crypto';

/** Accounts that one browser remembers, as on a tablet of a day centre; whoever came in longest ago is forgotten. */
const MOST = 60;
/** 128 bits in base64url: of the browser's own number, and of each signature. */
const LENGTH = 22;
const VALUE = new RegExp(`^[\\w-]{${LENGTH}}(?:\\.[\\w-]{${LENGTH}}){0,${MOST}}$`);

/** The browser that asks, and which accounts somebody has come in to with it. */
export interface Browser {
  /** Under what its own guesses at the account are counted; undefined where nobody has come in to it here. */
  idAt(account: string): string | undefined;
  /** Somebody has just come in to the account. */
  remember(account: string): void;
}

/**
 * A browser carries a number of its own and, for each account, a signature of both: what others guess elsewhere does
 * not concern it, and what it guesses itself is counted under its number. It tells nobody which accounts these are.
 * @param value of its cookie
 * @param keep gives it another one
 */
export function knownBrowser(
  secretKey: Buffer,
  value: string | undefined,
  keep: (value: string) => void,
): Browser {
  let read: { readonly id: string; readonly known: readonly string[] } | undefined;
  // Hardly any request asks: for all others no number is drawn.
  function browser() {
    if (read) return read;
    const [id = newId(), ...known] = value && VALUE.test(value) ? value.split('.') : [];
    read = { id, known };
    return read;
  }
  const signatureOf = (account: string) =>
    createHmac('sha256', secretKey)
      .update(`known browser ${browser().id} ${account}`)
      .digest('base64url')
      .slice(0, LENGTH);
  return {
    idAt(account) {
      const { id, known } = browser();
      return known.includes(signatureOf(account)) ? id : undefined;
    },
    remember(account) {
      const { id, known } = browser();
      const signature = signatureOf(account);
      const others = known.filter((other) => other !== signature);
      read = { id, known: [signature, ...others].slice(0, MOST) };
      keep([id, ...read.known].join('.'));
    },
  };
}

const newId = () => randomBytes(16).toString('base64url');
