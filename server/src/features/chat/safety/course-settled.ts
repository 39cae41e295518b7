import { inLines } from '../understanding/in-lines.ts';
import type { Danger } from './answers.ts';
import type { Told } from './concern.ts';
import type { Sign } from './ending-sign.ts';
import { GIVEN, GOES_ON, MEDICAL, SAYS_NOTHING, SIGNS } from './ending-words.ts';
import { inPerfect } from './perfect.ts';

/*
 * What she says of how a danger ends is weighed piece by piece: what says that it is over is taken out, and whatever is
 * left that goes on wins over all of it. Then it is asked whether those pieces are enough for this danger.
 */

type Signs = readonly Sign[];

/** Any of these, all of whose signs were said, ends it. Nothing that is said ends the wish to die. */
const ENOUGH: Readonly<Record<Danger, readonly Signs[]>> = {
  'self-harm': [],
  abuse: [['taken-away']],
  scam: [
    ['gave-nothing', 'is-gone'],
    ['gave-nothing', 'is-known'],
    ['gave-nothing', 'is-done'],
    ['is-gone', 'beside-her'],
    ['found-none', 'is-known'],
    ['found-none', 'gave-nothing'],
    ['is-blocked', 'is-known'],
    ['is-blocked', 'is-gone'],
    ['is-blocked', 'well'],
  ],
  lost: [['at-home']],
  life: [
    ['seen-to', 'well'],
    ['is-mended'],
    ['is-out', 'is-aired'],
    ['is-out', 'is-clear'],
    ['is-out', 'well'],
    ['is-out', 'relief'],
    ['is-out', 'seen-to'],
    ['is-out', 'was-cooking'],
    ['was-cooking', 'is-clear'],
    ['was-cooking', 'well'],
    ['was-cooking', 'relief'],
  ],
  fall: [
    ['seen-to', 'well'],
    ['seen-to', 'beside-her'],
    ['beside-her', 'well'],
  ],
  poison: [['seen-to', 'well']],
  dose: [['seen-to', 'well']],
};
/** What those whose trade it is say of it ends whatever a body may have. */
const SEEN_BY_THEM: readonly Signs[] = [
  ['told-none'],
  ['seen-to', 'found-none'],
  ['asked-them', 'found-none'],
  ['treated', 'seen-to'],
  ['treated', 'at-home'],
  ['treated', 'well'],
  ['seen-to', 'at-home'],
];
const OF_BODY: ReadonlySet<Danger> = new Set<Danger>(['life', 'fall', 'poison', 'dose']);
const TOLD_WHAT_TO_DO: readonly Signs[] = [['seen-to', 'told-what-to-do']];
const OF_MEDICINE: ReadonlySet<Danger> = new Set<Danger>(['poison', 'dose']);
const OF_INTRUDER: readonly Signs[] = [
  ['taken-away'],
  ['is-gone', 'gave-nothing'],
  ['is-gone', 'beside-her'],
];
/** A neighbour sees as well as a fireman that nothing burns. */
const OF_FIRE: readonly Signs[] = [
  ['beside-her', 'found-none'],
  ['beside-her', 'is-out'],
  ['is-clear', 'relief'],
  ['is-done', 'relief'],
  ['is-done', 'well'],
  ['seen-to', 'well'],
  ['is-clear', 'well'],
];

const enoughFor = (of: Of): readonly Signs[] => [
  ...ENOUGH[of.danger],
  ...(OF_BODY.has(of.danger) ? SEEN_BY_THEM : []),
  ...(OF_MEDICINE.has(of.danger) ? TOLD_WHAT_TO_DO : []),
  ...(of.isIntruder || of.isBreakIn ? OF_INTRUDER : []),
  ...(of.isOfFire ? OF_FIRE : []),
];

type Of = Pick<Told, 'danger' | 'isIntruder' | 'isBreakIn' | 'isOfFire'>;

const BURNS = new RegExp(inLines`\b(?:
  fuego|humo|gas|butano|llamas?|ard(?:e|en|iendo)|incendi\w*|quem(?:a|an|ad?o|ando)\w*|chispas?
  |prend\w+|chimenea|brasero|olor a
)\b`);
export const tellsOfFire = (plain: string): boolean => BURNS.test(plain);

const LONGEST = 40;
const OPENING = new RegExp(inLines`^(?:(?:
  si(?= ya )
  |(?<=\b(?:ah|anda|mira|ay|uy) )si(?= (?:ahi|aqui|alli|es|esa|ese|esta|esto|eso|son|era|eran) )
  |ah|anda|ay|uy|pues|que|bueno|hij[oa]|mira|nada|y
) )+`);

const TAKEN_OUT = ' | ';

/** The signs in what she says, and what is left when they are taken out. */
function weighed(plain: string): { readonly signs: ReadonlySet<Sign>; readonly left: string } {
  const signs = new Set<Sign>();
  let left = inPerfect(plain.replace(OPENING, '')).replace(SAYS_NOTHING, ' ');
  for (const [sign, pattern] of SIGNS) {
    const without = left.replace(pattern, TAKEN_OUT);
    if (without !== left) signs.add(sign);
    left = without;
  }
  if (signs.has('is-out')) signs.add('is-done');
  if (signs.has('treated') && MEDICAL.test(plain)) signs.add('seen-to');
  return { signs, left };
}

/** "No" before what was taken out says that it is not so. */
const isDenied = (left: string): boolean =>
  /\b(?:no|ni|nadie|nunca|sin)(?: (?:se|me|le|lo|la|los|las))* +\|/.test(left);

/** The signs of an end, where not a word says that anything goes on. */
function signsOfEnd(plain: string, { danger }: Of): ReadonlySet<Sign> {
  const { signs, left } = weighed(plain);
  const isGiven = danger === 'scam' && GIVEN.test(left);
  const isOn = GOES_ON.test(left) || isDenied(left) || isGiven;
  return isOn || plain.split(' ').length > LONGEST ? new Set() : signs;
}

/** Whether she is out of a danger: what caused it is gone, or it was seen to. */
export function isSettled(plain: string, of: Of): boolean {
  const signs = signsOfEnd(plain, of);
  return enoughFor(of).some((all) => all.every((sign) => signs.has(sign)));
}

/** Something is done about what comes from outside, and it is not yet known that it is enough. */
export function isBetterSo(plain: string, of: Of): boolean {
  const signs = signsOfEnd(plain, of);
  const half: Signs = [
    ...(of.danger === 'scam' ? (['is-gone', 'is-blocked', 'is-done'] as const) : []),
    ...(of.isIntruder || of.isBreakIn ? (['is-gone'] as const) : []),
    ...(of.isOfFire ? (['is-out', 'is-clear', 'is-done', 'well'] as const) : []),
  ];
  return half.some((sign) => signs.has(sign));
}

/** Whoever fell and was seen by a doctor need not be sent to one. */
export const isSeenByMedic = (plain: string): boolean => {
  const { signs } = weighed(plain);
  return MEDICAL.test(plain) && (signs.has('seen-to') || signs.has('told-none'));
};
