import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { clausesBySigns } from '../../understanding/parts.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import { clauseOfTwo, leavesHourOpen } from '../../understanding/which-of-two.ts';
import { HOW_SAID } from '../answer-words.ts';
import { isInPart } from '../finding.ts';
import { focusOn, oneIn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import { messageNamed } from '../of-hers.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';

/**
 * "La misa, ¿era a las doce o a la una, que siempre me lío?": of the thing that is named in the clause that asks or in
 * the one before it, else of the one that is talked about, else of the one that the rest of it names.
 */
export async function whichMoment(turn: Turn): Promise<Reply | undefined> {
  const { said, asks, conversation, gateway } = turn;
  const whole = (turn.whole ?? said).text;
  const asked = said.order ? undefined : clauseOfTwo(whole, asks);
  if (asked === undefined) return undefined;
  const all = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  // "De noche, la pastilla": the one of the night.
  const isOfPart = turn.when.part !== undefined && leavesHourOpen(asked);
  const ofPart = isOfPart ? all.filter((it) => isInPart(it, turn.when)) : all;
  const open = namesOf(whole, turn).length > 0 && ofPart.length > 0 ? ofPart : all;
  const clauses = clausesBySigns(whole);
  const own = namesOf(asked, turn);
  const inClause = onlyOne(own, open);
  // "¿El entierro es a las doce o a la una?" is of none of hers; of the butane somebody may have written.
  if (!inClause && own.length > 0) return messageNamed({ ...turn, said: utteranceOf(asked) });
  const before = clauses[clauses.findLastIndex((one) => asked.startsWith(one)) - 1] ?? '';
  const talkedOf = oneIn(conversation.focus);
  const it =
    inClause ??
    onlyOne(namesOf(before, turn), open) ??
    theOneOf(dayMatter(whole, turn), open) ??
    open.find(({ id, occurrence }) => id === talkedOf?.id && occurrence === talkedOf.occurrence) ??
    onlyOne(namesOf(whole, turn), open);
  if (!it) return undefined;
  const remember = { focus: focusOn([targetOf(it)], 0), topic: 'agenda.day' } as const;
  return { text: whenItComes(it, turn), remember };
}

const OF_A_DAY =
  /\b(?:el|la|lo) (?:de|del|de el) (?:hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

/** "El del martes, ¿a las diez y cuarto o y media?" */
const dayMatter = (text: string, { when }: Turn): Temporal.PlainDate | undefined =>
  OF_A_DAY.test(utteranceOf(text).plain) ? when.date : undefined;

function theOneOf(day: Temporal.PlainDate | undefined, open: readonly Reminder[]) {
  const [it, ...more] = open.filter((one) => day && wall(one).toPlainDate().equals(day));
  return more.length === 0 ? it : undefined;
}

const namesOf = (text: string, { now }: Turn): readonly string[] =>
  contentWords(utteranceOf(without(text, whenIn(text, now.toPlainDateTime()).spans))).filter(
    (word) => !HOW_SAID.test(word),
  );

function onlyOne(names: readonly string[], open: readonly Reminder[]): Reminder | undefined {
  const [it, ...more] = likestOrAbout(names, open);
  return more.every(({ id }) => id === it?.id) ? it : undefined;
}
