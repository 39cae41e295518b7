/** What somebody does who tells something, as the headings of `tones/` name it: it decides what answer is kind. */
export const TONES = [
  'grief',
  'sad',
  'lonely',
  'ache',
  'trouble',
  'joy',
  'old',
  'daily',
  'plan',
  'banter',
  'reproach',
  'saying',
  'close',
] as const;

export type Tone = (typeof TONES)[number];

const NAMES: ReadonlySet<string> = new Set(TONES);
export const isTone = (name: string): name is Tone => NAMES.has(name);
