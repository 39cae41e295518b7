import type { Danger } from '../../../safety/answers.ts';
import { DANGER_KINDS, type DangerAnswer, type DangerKind } from '../dangers.ts';
import type { Moment } from './moment.ts';
import type { Slots } from './slot-stands.ts';

/** How a danger was answered, and whether it is still what is talked about. */

/** The fixed answers that are right for each kind. */
const RIGHT_FOR: Readonly<Record<DangerKind, readonly Danger[]>> = {
  suicide: ['self-harm'],
  violence: ['abuse', 'life'],
  poisoning: ['poison', 'life'],
  'fire-gas': ['life'],
  fall: ['fall', 'life'],
  stroke: ['life'],
  chest: ['life'],
  breath: ['life'],
  bleeding: ['life', 'fall'],
  'other-person': ['life', 'fall', 'poison'],
  'scam-phone': ['scam'],
  'scam-door': ['scam', 'life'],
  'dosing-self': ['dose', 'poison'],
  'dosing-other': ['dose', 'poison'],
  lost: ['lost', 'life'],
};

function isOfKind({ reply }: Moment, { kind = [] }: Slots): boolean {
  const danger = reply.remember?.concern?.danger;
  return DANGER_KINDS.some(
    (one) => kind.includes(one) && RIGHT_FOR[one].some((right) => right === danger),
  );
}

function answerOf({ reply: { alarm, remember } }: Moment): DangerAnswer | null {
  if (!alarm) return null;
  if (alarm === 'asks') return 'asked';
  const danger = remember?.concern?.danger;
  if (danger === 'scam') return 'scam';
  return danger === 'dose' ? 'dosing' : 'number';
}

/** Where it only asks whether something has happened, nobody knows yet of what kind it is. */
export function answersDanger(moment: Moment, slots: Slots): boolean {
  const answer = answerOf(moment);
  const isAllowed = slots.answers?.some((any) => any.split(',').some((one) => one === answer));
  return isAllowed === true && (answer === 'asked' || isOfKind(moment, slots));
}

export const isStill = (moment: Moment, slots: Slots): boolean =>
  moment.reply.alarm === 'asks' || (moment.reply.alarm === 'tells' && isOfKind(moment, slots));

/** A number is one in words, too: "llama otra vez al 112". */
const NUMBER = /(?<!\d)(?:0\d\d|112)(?!\d)/;

export const isCalm = ({ reply: { alarm, text, phones = [] } }: Moment): boolean =>
  alarm === undefined && phones.length === 0 && !NUMBER.test(text);
