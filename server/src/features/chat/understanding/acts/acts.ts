/** What the assistant did last: the same words do something else after a question than after a joke. */
export const SITUATIONS = [
  /** Read out something and asked whether to do it. */
  'confirm',
  /** Asked for one thing: an hour, a day, which of two. */
  'slot',
  /** Wrote, moved, deleted or marked something. */
  'written',
  /** Read out reminders or messages. */
  'list',
  /** Told a joke, a saying, a poem or a riddle. */
  'pastime',
  /** Listened to what she told. */
  'told',
  /** Asked after a danger, or told what to do. */
  'danger',
] as const;
export type Situation = (typeof SITUATIONS)[number];

const ANSWERS = ['yes', 'no', 'wait', 'later', 'unclear'] as const;
const WRONG = ['correct', 'not-hour', 'not-day', 'not-that', 'other', 'also'] as const;
const AGAIN = ['repeat', 'slower', 'when'] as const;
const LISTED = ['next', 'previous', 'who', 'which', 'change', 'remove', 'done', 'day'] as const;
const PASTIME = ['another', 'heard', 'enough', 'laugh', 'gives-up', 'guess'] as const;
const TOLD = ['goes-on', 'brushes-off', 'comforted', 'sad'] as const;
const COURSE = ['needs-help', 'still', 'worse', 'better', 'over', 'mistake', 'past'] as const;
const OF_DANGER = [...COURSE, 'of-other', 'refuses'] as const;

/** Dialogue acts: what a reply does in the talk, whatever it is about. */
export const ACTS = [
  ...ANSWERS,
  ...WRONG,
  ...AGAIN,
  ...LISTED,
  ...PASTIME,
  ...TOLD,
  ...OF_DANGER,
  ...(['fills', 'whatever', 'settled', 'undo', 'elsewhere'] as const),
] as const;
export type Act = (typeof ACTS)[number];

/** The acts that are possible where the talk stands; `elsewhere` begins something of its own. */
export const ACTS_IN: Readonly<Record<Situation, readonly Act[]>> = {
  confirm: [...ANSWERS, ...WRONG, ...AGAIN, 'elsewhere'],
  slot: ['fills', 'whatever', 'no', 'wait', 'repeat', 'slower', 'elsewhere'],
  written: ['settled', 'undo', ...WRONG, 'no', ...AGAIN, 'elsewhere'],
  list: [...LISTED, 'other', ...AGAIN, 'settled', 'elsewhere'],
  pastime: [...PASTIME, 'repeat', 'slower', 'elsewhere'],
  told: [...TOLD, 'elsewhere'],
  danger: [...OF_DANGER, 'elsewhere'],
};

export const isSituation = (name: string): name is Situation =>
  (SITUATIONS as readonly string[]).includes(name);
