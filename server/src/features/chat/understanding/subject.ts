import type { Intent } from './intents.ts';
import { isPastime, tellsOfPastime } from './pastime-wanted.ts';
import { hasQuestionSigns, isAboutDoing, mayBeginQuestion } from './question.ts';
import { RELATIONS } from './relations.ts';
import type { Utterance } from './utterance.ts';

/** What a question is of where it names it, whatever it is easily held for. */
const OF_MESSAGES = /\b(?:mensajes?|recados?|cartas?)\b/;
/** "¿A qué se puede jugar?", "¿qué juegos hay?", "¿tienes el tute?" */
const OF_GAMES =
  /\b(?:juegos?|jueguecitos?|jugar|juguemos|jugamos|(?:echar|echamos|echemos)(?:nos)? (?:una|la) partid(?:a|ita))\b/;

/** "¿Dónde está mi hija?" */
const WHERE_SOMEBODY_IS = new RegExp(
  `\\b(?:donde|onde) (?:esta|anda|para|se ha metido) mi (?=${RELATIONS.source})`,
);

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
  if (isPastime(intent) && !asks && tellsOfPastime(said)) return 'listened';
  const found = SUBJECTS.find(({ heldFor, named }) => heldFor.has(intent) && named.test(plain));
  if (found?.meant === 'messages.who') return found.meant;
  if (found && (hasQuestionSigns(text) || mayBeginQuestion(plain))) return found.meant;
  // "¿He comprado ya el pan?"
  return intent === 'unknown' && asks && isAboutDoing(plain) ? 'agenda.missed' : undefined;
}
