import { inLines } from '../understanding/in-lines.ts';
import type { Utterance } from '../understanding/utterance.ts';
import type { Concern } from './concern.ts';
import type { Alarm } from './safety.ts';

/** What sounds like another danger, and is of the one that she was told what to do about. */

const MONEY = /\b(?:dinero|cuenta|tarjeta|banco|clave|codigo|multa|recibo|euros)\b/;
const AT_HAND = /\b(?:peg\w+|golpe\w*|cuchill\w+|navaj\w+|puerta|dentro|casa|empuj\w+|aqui)\b/;
const SWALLOWED = new RegExp(inLines`\b(?:
  pastill\w+|medicin\w+|comprimid\w+|capsulas?|jarabe|gotas|insulina|lejia|tom(?:ad?o|e)|beb\w+
  |trag\w+|comid?o|veneno|dosis
)\b`);

/** What a swindler threatens with, and what he was given, is of the swindle, where nobody is at the door. */
export function sameSwindle(
  alarm: Alarm,
  { plain }: Utterance,
  before: Concern | undefined,
): Alarm {
  if (before?.danger !== 'scam' || before.stage !== 'told') return alarm;
  const isThreat = alarm.danger === 'abuse' && MONEY.test(plain) && !AT_HAND.test(plain);
  const isGiven = (alarm.danger === 'dose' || alarm.danger === 'poison') && !SWALLOWED.test(plain);
  return isThreat || isGiven ? { ...alarm, danger: 'scam' } : alarm;
}

const HIDES = /\b(?:encerrad[oa]s?|escondid[oa]s?|metid[oa]s?)\b/;
const FELL = /\b(?:ca[iy]\w*|suelo|levantar\w*|roto|rota|duele\w*|golpe\w*)\b/;
/** What she takes every day, where nothing is asked of it. */
const TAKES = /^(?:(?:yo|y|pero|es que|que) )*(?:tomo|estoy tomando)\b/;

/** She hides as she was told, or says what she takes while she bleeds: neither is a fall or a question of how much. */
export function isOfTheSame(alarm: Alarm, { plain, asks }: Utterance, before: Concern): boolean {
  if (before.stage !== 'told' || asks) return false;
  const isAfraid = before.isBreakIn || before.isIntruder || before.danger === 'abuse';
  if (alarm.danger === 'fall') return isAfraid && HIDES.test(plain) && !FELL.test(plain);
  const isOfTaking = before.danger === 'dose' || before.danger === 'poison';
  return alarm.danger === 'dose' && !isOfTaking && TAKES.test(plain);
}
