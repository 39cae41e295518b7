import { inLines } from './in-lines.ts';
import type { Intent } from './intents.ts';
import { isMusing } from './musing.ts';
import { isPastime, tellsOfPastime } from './pastime-wanted.ts';
import { hasQuestionSigns, isAboutDoing, mayBeginQuestion } from './question.ts';
import { RELATIONS } from './relations.ts';
import type { Utterance } from './utterance.ts';

/** What a question is of where it names it, whatever it is easily held for. */
const OF_MESSAGES = /\b(?:mensajes?|recados?|cartas?)\b/;
/** "¿A qué se puede jugar?", "¿qué juegos hay?", "¿tienes el tute?" */
const OF_GAMES = new RegExp(inLines`\b(?:
  juegos?|jueguecitos?|jugar|juguemos|jugamos
  |(?:echar|echamos|echemos)(?:nos)? (?:una|la) partid(?:a|ita)
)\b`);

/** "¿Dónde está mi hija?" */
const WHERE_SOMEBODY_IS = new RegExp(
  `\\b(?:donde|onde) (?:esta|anda|para|se ha metido) mi (?=${RELATIONS.source})`,
);

/** When a door is open is asked of the house, whatever she has to do there: "¿a qué hora abren hoy el ambulatorio?" */
const OPEN_OR_SHUT = inLines`(?:
  abr(?:e|en|ira|iran|ian?)|cierran?|cerr(?:ara|aran|aban?)
  |(?:esta|estan|estara|estaran|estaba) (?:abiert|cerrad)[oa]s?
)`;
const OF_A_HOUSE = new RegExp(
  inLines`\bhoras?\b.* ${OPEN_OR_SHUT}\b
    |\b(?:
      cuando|hoy|mañana|ahora|el lunes|el sabado|(?:el|los) domingos?|por la (?:mañana|tarde)
    ) (?:\S+ ){0,2}${OPEN_OR_SHUT}\b
    |^(?:\S+ )?${OPEN_OR_SHUT} (?:\S+ ){0,4}(?:
      hoy|mañana|ahora|el lunes|el sabado|(?:el|los) domingos?|por la (?:mañana|tarde)
    )\b`,
);
/** "¿A cómo está hoy la luz?", "¿cuánto cuesta el sello?" */
const WHAT_IT_COSTS = new RegExp(inLines`\b(?:
    a (?:cuanto|como) (?:esta|estan|va|van|sale|salen|anda|pagan|venden)
    |cuanto (?:cuestan?|valen?|piden|cobran)|que precio|cuanto (?:tiempo )?(?:aguanta|dura|tarda)n?
  )\b
  |^(?:\S+ ){0,2}que (?:vale|cuesta)n? (?:hoy|ahora|el|la|los|las|una?) `);
/** Nothing of hers answers it, whatever day it names. */
export const asksOfTheWorld = (plain: string): boolean =>
  OF_A_HOUSE.test(plain) || WHAT_IT_COSTS.test(plain);

const OF_HER_DAY = new Set<Intent>(['agenda.day', 'agenda.next', 'agenda.missed', 'time.now']);

interface Subject {
  readonly heldFor: ReadonlySet<Intent>;
  readonly named: RegExp;
  readonly meant: Intent;
}

const SUBJECTS: readonly Subject[] = [
  // "¿Cuántos mensajes tengo y de quiénes son?" is not of who her people are.
  {
    heldFor: new Set<Intent>(['family.names', 'who.are.you']),
    named: OF_MESSAGES,
    meant: 'messages.who',
  },
  {
    heldFor: new Set<Intent>(['what.can.you.do', 'unknown']),
    named: OF_GAMES,
    meant: 'open.games',
  },
  { heldFor: new Set<Intent>(['unknown']), named: WHERE_SOMEBODY_IS, meant: 'where.am.i' },
];

/** The intent of what it asks for by name; undefined where it names none of these, or asks nothing. */
export function subjectOf(intent: Intent, said: Utterance): Intent | undefined {
  const { text, plain, asks } = said;
  if (isMusing(intent, said)) return 'listened';
  if (isPastime(intent) && !asks && tellsOfPastime(said)) return 'listened';
  if (OF_HER_DAY.has(intent) && asksOfTheWorld(plain)) return 'unknown';
  const found = SUBJECTS.find(({ heldFor, named }) => heldFor.has(intent) && named.test(plain));
  if (found?.meant === 'messages.who') return found.meant;
  if (found && (hasQuestionSigns(text) || mayBeginQuestion(plain))) return found.meant;
  // "¿He comprado ya el pan?"
  return intent === 'unknown' && asks && isAboutDoing(plain) ? 'agenda.missed' : undefined;
}
