import { inLines } from '../understanding/in-lines.ts';
import { clausesBySigns } from '../understanding/parts.ts';
import { asksOfTheDay, isAboutTaking } from '../understanding/question.ts';
import { asksOfTheWorld } from '../understanding/subject.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { focusOn } from './focus.ts';
import { contentWords, likest, likestOrAbout } from './matching.ts';
import { isMedicine, isOpen, targetOf } from './occurrence.ts';
import { messageNamed } from './of-hers.ts';
import type { Reply } from './skill.ts';
import { FARTHEST_DAYS, whenItComes } from './skills/agenda.ts';
import { SKILLS } from './skills.ts';
import type { Turn } from './turn.ts';

/** What she asks of one thing of hers, where she was only listened to, or told of all but that (decision 0091). */

/** They tell of everything, and of the world. */
const OF_ALL = /^(?:agenda\.|time\.now$|date\.today$)/;
/** "La peluquería cuándo era": she asks when, by the accent or by the verb beside it. */
const ASKS_WHEN = new RegExp(
  inLines`(?<!\p{L})(?:
      a qu[eé] hora|cuándo|cuando(?= (?:es|era|l[oa] tengo|tengo)(?:$|[^\p{L} ]| que))
      |(?:en )?qu[eé] d[ií]a
    )(?: \p{L}+){0,2} (?:
      es|era|ser[ií]a|son|eran|(?:me )?toca(?:ba)?|cae|ca[ií]a|tengo|ten[ií]a|voy|iba|hay|hab[ií]a
      |ve[ns]?|v[ei][ií]a|pus(?:e|imos|iste)|apunt[eé]|apuntaste
    )(?!\p{L})
    |(?<!\p{L})q(?:u[eé])? h?oras? (?:es|era) (?:el|la|los|las|lo)(?!\p{L})`,
  'iu',
);
/** "El butano quién me dijo que lo traía": somebody wrote of it. */
const ASKS_SAID = new RegExp(
  inLines`(?<!\p{L})(?:qui[eé]n|cuándo|qu[eé] d[ií]a|a qu[eé] hora)(?: (?:
    me|lo|la|los|las|le|se|que
  )){0,2} (?:
    dijo|dij[eo]ron|dicho|ha dicho|dec[ií]a|trae|traen|tra[ií]an?|lleva[ns]?|manda|viene[ns]?
    |ven[ií]an?
  )(?!\p{L})`,
  'iu',
);
/** "El pan está apuntado", "¿te dije que me apuntaras el médico?", "¿me da tiempo a lo del pan?" */
const ASKS_WHETHER =
  new RegExp(inLines`\b(?:esta|estaba|quedo|quedaba|sigue|tengo|tienes) (?:ya |yo |bien )?(?:
      apunta|anota|puest|guarda
    )d?[oa]s?(?: (?:ya|bien|el|la|los|las|lo|para|en la agenda)\b|$)
    |\b(?:dije|dijimos|pedi|mande) (?:yo )?(?:que )?(?:me )?apunta\w*`);

/** "¿Antes del podólogo tengo algo?" is of all but that, and "que voy al médico" says why. */
const BESIDE = new RegExp(inLines`^que (?:me |se |ya |no )?(?:
    tengo|voy|iba|he|ha|han|quiero|viene
  )
  |\b(?:antes|despues|luego|ademas|aparte|fuera|quitando) del?\b`);

/**
 * The answer of the one thing that she names where she asks, in place of the one that was found.
 * @param isNothing she was listened to, or not understood
 */
export async function oneOfHers(
  found: Reply,
  isNothing: boolean,
  turn: Turn,
): Promise<Reply | undefined> {
  const { topic = 'unknown' } = found.remember ?? {};
  if (!OF_ALL.test(topic) && !isNothing && !didNothing(found)) return undefined;
  const { when } = turn;
  const isOfAThing = !when.date || !asksOfTheDay(turn.said);
  const mayBeAny = topic.startsWith('agenda.') && isOfAThing && !when.period;
  const clauses = clausesBySigns((turn.whole ?? turn.said).text);
  const at = clauses.findLastIndex((it) => asksOfOne(it, mayBeAny));
  const asked = clauses[at];
  const before = asked && ASKS_WHEN.test(asked) ? clauses[at - 1] : undefined;
  const told =
    (await reminderIn(asked, turn)) ??
    (await reminderIn(before, turn)) ??
    (await said(clauses, turn));
  return told && !found.text.includes(told.text.replace(/:.*$/su, '')) ? told : undefined;
}

/** It took her words for an order, and found nothing to do. */
const didNothing = ({ remember: { topic, pending, undo, focus } = {} }: Reply): boolean =>
  topic !== undefined && SKILLS[topic].acts === true && !pending && !undo && !focus;

function asksOfOne(clause: string, mayBeAny: boolean): boolean {
  const { plain } = utteranceOf(clause);
  // Whether she took a pill is told from what is stored, word for word.
  if (isAboutTaking(plain) || asksOfTheWorld(plain)) return false;
  if (ASKS_WHEN.test(clause) || ASKS_WHETHER.test(plain)) return true;
  return mayBeAny && clause.includes('?') && !BESIDE.test(plain);
}

const said = async (clauses: readonly string[], turn: Turn): Promise<Reply | undefined> =>
  clauses.some((it) => ASKS_SAID.test(it)) ? messageNamed(turn) : undefined;

async function reminderIn(clause: string | undefined, turn: Turn): Promise<Reply | undefined> {
  const names = contentWords(utteranceOf(clause ?? ''));
  if (names.length === 0) return undefined;
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const [it, ...more] = likestOrAbout(names, open);
  if (!it || more.some(({ id }) => id !== it.id)) return undefined;
  // "La pastilla del colesterol" is none of those that she has.
  const isWhole = names.every((word) => likest([word], [it]).length > 0);
  if (isMedicine(it) && !isWhole) return undefined;
  const remember = { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) } as const;
  return { text: whenItComes(it, turn), remember };
}
