import type { Browser } from './known-browser.ts';
import { networkOf } from './network.ts';

const DAY = 24 * 3_600;

/** Wrong attempts before the first wait. */
const FREE = {
  /** At a code of 40 bits and more: nobody guesses one, and everybody behind a proxy may be one address. */
  code: 50,
  /** At a person's PIN from everywhere, and at an account: enough for a typist, not for a dictionary. */
  person: 50,
  account: 50,
  /** From one device at whoever did not come in afterwards: it tries one PIN after the other at one after another. */
  device: 20,
  /** From one address at everybody and everything: what it can write into our table in an hour. */
  address: 100,
} as const;

/** One thing that is being guessed at, from one place. */
export interface Attempt {
  readonly key: string;
  readonly free?: number;
  /** Seconds for which it is remembered; an hour, and a day only where we and not the caller set how many there are. */
  readonly remembered?: number;
  /** Counted for several who guess or are guessed at: a right attempt takes back what its own owner had wrong alone. */
  readonly isShared?: boolean;
}

/** From where somebody guesses. */
export interface Source {
  readonly address: string;
  readonly browser: Browser;
}
export interface Place extends Source {
  /** The enrolled device, where there is one in that town. */
  readonly deviceId: string | null;
}

const fromDevice = (deviceId: string): Attempt => ({
  key: `device:${deviceId}`,
  free: FREE.device,
  remembered: DAY,
  isShared: true,
});
const fromAddress = (address: string): Attempt => ({
  key: `address:${networkOf(address)}`,
  free: FREE.address,
  isShared: true,
});
const fromPlace = ({ deviceId, address }: Omit<Place, 'browser'>) =>
  deviceId === null ? fromAddress(address) : fromDevice(deviceId);
const placeOf = ({ deviceId, address }: Omit<Place, 'browser'>) =>
  deviceId ?? `address:${networkOf(address)}`;

/** Under what a browser remembers that a person has come in with her PIN. */
export const pinAccount = (userId: string): string => `pin:${userId}`;

/**
 * The person at that place; the person wherever it is, but for a browser in which she has been: nobody's guesses
 * elsewhere shut her out; and the place, whoever is guessed at.
 */
export function pinAttempts(userId: string, place: Place): Attempt[] {
  const account = pinAccount(userId);
  const known = place.browser.idAt(account);
  if (known && place.deviceId === null) return [{ key: `${account}:browser:${known}` }];
  const own = { key: `${account}:${placeOf(place)}` };
  const everywhere = { key: account, free: FREE.person, remembered: DAY };
  return [own, ...(known ? [] : [everywhere]), fromPlace(place)];
}

/** At the secret of a printed card, in the way of a PIN. A relative's own account is a place. */
export function cardAttempts(
  userId: string,
  from: Omit<Place, 'browser'> | { readonly supportPersonId: string },
): Attempt[] {
  if ('supportPersonId' in from) return [{ key: `card:${userId}:support:${from.supportPersonId}` }];
  return [{ key: `card:${userId}:${placeOf(from)}` }, fromPlace(from)];
}

/** Under what a browser remembers that it was enrolled in a town, or that staff logged in. */
export const enrolmentAccount = (municipalityId: string): string => `enrolment:${municipalityId}`;

/** At the codes with which a town enrols its devices. */
export const deviceCodeAttempts = (municipalityId: string, from: Source): Attempt[] =>
  codeAttempts(`code:${municipalityId}`, enrolmentAccount(municipalityId), {
    ...from,
    deviceId: null,
  });

/** Under what a browser remembers that a relative has come in, in a town. */
export const familyAccount = (municipalityId: string): string => `family:${municipalityId}`;

/** At the codes with which relatives choose a password. */
export const accessCodeAttempts = (municipalityId: string, place: Place): Attempt[] =>
  codeAttempts(`access-code:${municipalityId}`, familyAccount(municipalityId), place);

function codeAttempts(key: string, account: string, place: Place): Attempt[] {
  const known = place.deviceId ?? place.browser.idAt(account);
  if (known) return [{ key: `${key}:${known}` }];
  return [{ key: `${key}:${placeOf(place)}`, free: FREE.code }, fromPlace(place)];
}

/** At the code that the first administrator of a town must give. */
export const setupAttempts = (municipalityId: string, { address }: Source): Attempt[] => [
  { key: `setup:${municipalityId}:${networkOf(address)}` },
  fromAddress(address),
];

/**
 * From an enrolled device, the account from that device: strangers who share the town hall's address, or guess
 * from many, must not lock the clerk out. The same of a browser that has been in. From elsewhere, the account from
 * this address and from anywhere, and the address, which a whole town hall may share.
 */
export function loginAttempts(account: string, place: Place): Attempt[] {
  const { deviceId, browser } = place;
  if (deviceId !== null) {
    return [{ key: `login:${account}:device:${deviceId}` }, fromDevice(deviceId)];
  }
  const known = browser.idAt(account);
  if (known) return [{ key: `login:${account}:browser:${known}` }];
  return [
    { key: `login:${account}:${placeOf(place)}` },
    { key: `login:${account}`, free: FREE.account },
    fromPlace(place),
  ];
}

/** At what staff show besides their password, each way by itself; the password was right already. */
export const factorAttempts = (
  adminId: string,
  kind: 'passkey' | 'app' | 'printed' | 'new-app',
): Attempt[] => [{ key: `factor:${adminId}:${kind}`, remembered: DAY }];

/** In a town that there is not nothing is guessed at: only who asks is counted, and no name of a town makes a row. */
export const attemptsIn = (isTown: boolean, attempts: readonly Attempt[]): readonly Attempt[] =>
  isTown ? attempts : attempts.filter(({ isShared }) => isShared);
