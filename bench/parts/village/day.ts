/** What a person does in a day, and when. These are assumptions, and docs/scale.md names each of them. */

/** So often a day, for each person who uses Encina that day. */
export const DOINGS = {
  /** Minutes in which her tablet shows the home screen, and asks every `POLL_SECONDS`. */
  minutesAtHome: 30,
  pins: 2,
  pills: 4,
  lists: 8,
  rounds: 3,
  messages: 1,
  photos: 0.2,
} as const;

const POLL_SECONDS = 5;
/** At nine everybody has the screen open, and says of one pill that it is taken, in this time. */
const PILL_SECONDS = 60;
/** Before nine everybody comes in with her PIN in this time. */
const COMING_IN_SECONDS = 900;

/** What is asked of the server, and whether it is only read. */
export const KINDS = {
  home: 'read',
  list: 'read',
  pin: 'write',
  pill: 'write',
  round: 'write',
  message: 'write',
  photo: 'write',
} as const;
export type Kind = keyof typeof KINDS;
export type Rates = Readonly<Record<Kind, number>>;

/** The share of a day's doings that falls in each hour, from six to ten at night. */
const FIRST_HOUR = 6;
const SHARES = [1, 4, 9, 11, 10, 8, 7, 5, 3, 3, 6, 9, 9, 7, 5, 2, 1];

const homesADay = (DOINGS.minutesAtHome * 60) / POLL_SECONDS;
const A_DAY: Rates = {
  home: homesADay,
  list: DOINGS.lists,
  pin: DOINGS.pins,
  pill: DOINGS.pills,
  round: DOINGS.rounds,
  message: DOINGS.messages,
  photo: DOINGS.photos,
};

const times = (rates: Rates, factor: number): Rates =>
  Object.fromEntries(Object.entries(rates).map(([kind, rate]) => [kind, rate * factor])) as Rates;

/** Requests a day of one person. */
export const requestsADay = Object.values(A_DAY).reduce((sum, rate) => sum + rate, 0);
/** Rows that a day of one person leaves: a session, an answer, a round, a message, a photo, and her activity. */
export const rowsADay =
  DOINGS.pins + DOINGS.pills + DOINGS.rounds + DOINGS.messages + DOINGS.photos + 1;

/** Requests a second of one person, in each waking hour. */
export const waking: readonly { readonly hour: number; readonly rates: Rates }[] = SHARES.map(
  (percent, place) => ({
    hour: FIRST_HOUR + place,
    rates: times(A_DAY, percent / 100 / 3_600),
  }),
);

/** Requests a second of one person in the minute of the nine o'clock pills, the rest of that hour included. */
export const atNine: Rates = {
  ...times(A_DAY, Math.max(...SHARES) / 100 / 3_600),
  home: 1 / POLL_SECONDS,
  pin: 1 / COMING_IN_SECONDS,
  pill: 1 / PILL_SECONDS,
};
