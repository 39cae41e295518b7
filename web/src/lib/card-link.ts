import { broughtByAddress } from './brought-by-address.ts';

/** What a printed card says: whose it is, and its secret. */
export interface Card {
  readonly userId: string;
  readonly secret: string;
}

const PART = 'tarjeta';
const CARD = /^#tarjeta=([\w-]{1,64})\.([\w-]{20,64})$/;

/** The address that a card holds. What comes after the # stays in the browser: no server and no log sees it. */
export function cardAddress({ userId, secret }: Card, base: string): string {
  const address = new URL('/', base);
  address.hash = `${PART}=${userId}.${secret}`;
  return address.href;
}

/** The card of an address, whatever town it was printed for; nothing where it is none. */
export function readCard(address: string): Card | undefined {
  const [, userId, secret] = CARD.exec(address.slice(address.indexOf('#'))) ?? [];
  return userId && secret ? { userId, secret } : undefined;
}

export const {
  take: takeCard,
  pending: pendingCard,
  forget: forgetCard,
} = broughtByAddress(({ hash }) => readCard(hash));
