import { type Alarm, alarmHeard } from '../safety/safety.ts';
import { toThePoint } from '../understanding/asides.ts';
import { type Candidate, classify } from '../understanding/classifier.ts';
import type { Intent } from '../understanding/intents.ts';
import { isOffered, MOST_BUTTONS } from '../understanding/offers.ts';
import { outrightIn } from '../understanding/outright.ts';
import { insteadOfRefused, wantsPastime } from '../understanding/pastime-wanted.ts';
import {
  asksOfWhatIsNoted,
  hasQuestionSigns,
  INSISTS,
  isAboutTaking,
  mayBeginQuestion,
  TOLD_SHORT,
  WANTS_IT_NOTED,
} from '../understanding/question.ts';
import { asksForSecrecy } from '../understanding/secrecy.ts';
import { spelledOut } from '../understanding/spelled-out.ts';
import { subjectOf } from '../understanding/subject.ts';
import { isLow, isNotTold, onlyTells, sendsWord } from '../understanding/told.ts';
import { tonesOf } from '../understanding/tone.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { wellWritten } from '../understanding/well-written.ts';
import { beginsAsWish } from '../understanding/wishes.ts';
import { SKILLS } from './skills.ts';

export interface Understood {
  readonly intent: Intent;
  /** What she may have meant instead, three at most: each is one tap away. */
  readonly offered: readonly Intent[];
}

/** What a person means: a danger, or one of the intents of `phrases/`, `unknown` included. */
export type Meaning = Alarm | ({ readonly danger?: undefined } & Understood);

/** From here on nothing else is offered beside it; below the other, two instead of one (decision 0067). */
const SURE = 0.7;
const FAR_FROM_SURE = 0.5;
/** What changes something, or leaves the conversation, is asked for below this, and everything else below the other. */
const LEAST_TO_ACT = 0.4;
const LEAST = 0.35;
/** From here on nothing is offered beside "Eso no lo sé": what is outside is outside. */
const SURELY_OUTSIDE = 0.4;
/** So few words tell nothing for sure. */
const LONGEST_TELEGRAM = 2;
/** How likely it must be in all that she tells something, of whatever kind. */
const LIKELY_TOLD = 0.5;
/** What neither asks nor wishes is told, and not outside, where it is this likely; and outside where that is as good as sure. */
const MAYBE_TOLD = 0.2;
const CERTAINLY_OUTSIDE = 0.9;
/** What she tells may be meant in two ways: the other one is held out from here on, however sure the first is. */
const OTHER_WAY = 0.1;

/** Danger first, then what she means. */
export async function understand({ text }: Utterance): Promise<Meaning> {
  // As on the way of a message: a wish is heard in what is left of it without its asides, a danger in all of it.
  const said = utteranceOf(wellWritten(text));
  return (
    alarmHeard(text.normalize('NFC'), said) ??
    understood(utteranceOf(toThePoint(spelledOut(said.text))))
  );
}

/** What the first words order, else what is likest to the phrases that were learnt. */
export function understood(said: Utterance): Understood {
  if (asksForSecrecy(said.plain)) return surely('privacy');
  const named = said.order ?? wantsPastime(said);
  if (named) return surely(named);
  const instead = insteadOfRefused(said.text);
  if (instead) return understood(utteranceOf(instead));
  // What she took is told from what is stored, however she asks for it.
  if (said.asks && isAboutTaking(said.plain)) return surely('agenda.missed');
  const isTold =
    WANTS_IT_NOTED.test(said.plain) ||
    (TOLD_SHORT.test(said.plain) && !said.text.includes('?')) ||
    (INSISTS.test(said.plain) && isAboutTaking(said.plain));
  if (isTold && !said.asks && !said.isNotDone) return surely('reminder.complete');
  const outright = outrightIn(said);
  if (outright) return surely(outright);
  const likeliest = afterGreeting(likeliestIn(said), said);
  if (likeliest.intent === 'reminder.add' && asksOfWhatIsNoted(said))
    return { intent: 'agenda.day', offered: ['reminder.add'] };
  const subject = subjectOf(likeliest.intent, said);
  return subject ? { ...likeliest, intent: subject } : likeliest;
}

const GREETING =
  /^[\s¡¿]*(?:(?:hola|buen[oa]s|d[ií]as|tardes|noches|gracias|guap[oa]|hij[oa]|encina)[\s,.;:!¡¿]+)+(?=\S)/iu;

/** "Buenos días, ¿qué tengo hoy?" greets, and wants what it asks. */
function afterGreeting(likeliest: Understood, { text }: Utterance): Understood {
  if (likeliest.intent !== 'greet' && likeliest.intent !== 'thanks') return likeliest;
  const rest = utteranceOf(text.replace(GREETING, ''));
  const isWish = rest.text !== text && (rest.order !== undefined || rest.asks);
  const wish = isWish ? understood(rest) : likeliest;
  return wish.intent === 'unknown' || wish.intent === 'how.are.you' ? likeliest : wish;
}

const surely = (intent: Intent): Understood => ({ intent, offered: [] });

function likeliestIn(said: Utterance): Understood {
  if (said.words.length === 0) return surely('unknown');
  const candidates = candidatesIn(said);
  const best = candidates[0] ?? NOTHING;
  if (isRatherTold(said, best, candidates) || isToldAsAsked(said, best))
    return heard(candidates, 1);
  if (best.intent === 'unknown' && sendsWord(said.plain)) return surely('family.write');
  if (best.chance >= (best.intent === 'unknown' ? SURELY_OUTSIDE : SURE)) {
    return { intent: best.intent, offered: otherWayOf(candidates) };
  }
  // What she asks never writes.
  const { acts, whenAsked } = SKILLS[best.intent];
  const least = acts && !(said.asks && whenAsked) ? LEAST_TO_ACT : LEAST;
  const isTelegram = said.words.length <= LONGEST_TELEGRAM && best.chance < FAR_FROM_SURE;
  if (
    best.intent === 'unknown' ||
    best.chance < least ||
    (isTelegram && best.intent === 'listened')
  )
    return asked(said, candidates);
  const count = best.chance < FAR_FROM_SURE ? 2 : 1;
  if (best.intent === 'listened') return heard(candidates, count);
  return { intent: best.intent, offered: likeliestOf(candidates, best.intent, count) };
}

const NOTHING: Candidate = { intent: 'unknown', chance: 0 };

/** "Cuando llegue mayo", "como me duele". */
const BEGINS_A_STORY = /^(?:cuando|como|donde)\b/;

/** Who puts a sign of a question tells nothing; who begins as if she asked or wished, only where it is sure. */
function candidatesIn({ text, plain }: Utterance): readonly Candidate[] {
  const learnt = classify(text);
  const all = isLow(plain) ? without(without(learnt, 'mood.good'), 'health') : learnt;
  const told = all.find(({ intent }) => intent === 'listened')?.chance ?? 0;
  if (hasQuestionSigns(text)) return without(all, 'listened');
  const mayAsk = beginsAsWish(plain) || (mayBeginQuestion(plain) && !BEGINS_A_STORY.test(plain));
  return mayAsk && told < SURE ? all.filter(({ intent }) => intent !== 'listened') : all;
}

/** What is left is shared out among the others. */
function without(all: readonly Candidate[], but: Intent): readonly Candidate[] {
  const gone = all.find(({ intent }) => intent === but)?.chance ?? 0;
  return all
    .filter(({ intent }) => intent !== but)
    .map(({ intent, chance }) => ({ intent, chance: chance / (1 - gone) }));
}

const isTelling = ({ intent }: Candidate): boolean => SKILLS[intent].isTelling === true;

/** The likeliest but one, as far as they can be held out. */
const likeliestOf = (candidates: readonly Candidate[], but: Intent | undefined, count: number) =>
  candidates
    .map(({ intent }) => intent)
    .filter((intent) => intent !== but && isOffered(intent))
    .slice(0, count);

/** Under what she is answered who tells something stands only what she may well have wanted. */
const heard = (candidates: readonly Candidate[], count: number): Understood => ({
  intent: 'listened',
  offered: likeliestOf(
    candidates.filter(({ chance }) => chance >= OTHER_WAY),
    'listened',
    count,
  ),
});

/** "Se ha roto la persiana" is nothing that anybody could be asked for. */
function isRatherTold(said: Utterance, best: Candidate, candidates: readonly Candidate[]): boolean {
  const { plain, text, words } = said;
  if (best.intent !== 'unknown') return false;
  if (best.chance >= CERTAINLY_OUTSIDE && !onlyTells(plain, words)) return false;
  if (words.length <= LONGEST_TELEGRAM || beginsAsWish(plain)) return false;
  if (hasQuestionSigns(text) || mayBeginQuestion(plain)) return false;
  return (
    onlyTells(plain, words) ||
    candidates.some(({ intent, chance }) => intent === 'listened' && chance >= MAYBE_TOLD)
  );
}

/** What is held for a question, and only says how things are: what it may have asked is one tap away. */
const isToldAsAsked = ({ plain, words, asks }: Utterance, { intent, chance }: Candidate): boolean =>
  !asks &&
  chance < SURE &&
  isNotTold(intent, plain) &&
  !beginsAsWish(plain) &&
  !mayBeginQuestion(plain) &&
  onlyTells(plain, words);

/** Health may be news and no complaint, and an old sorrow a story. */
function otherWayOf([best, second]: readonly Candidate[]): readonly Intent[] {
  const isDouble = best && second && isTelling(best) && isTelling(second);
  return isDouble && second.chance >= OTHER_WAY ? [second.intent] : [];
}

/** Nothing is likely enough to be answered: the likeliest are held out. */
function asked({ words }: Utterance, candidates: readonly Candidate[]): Understood {
  const offered = likeliestOf(candidates, undefined, MOST_BUTTONS);
  // Whoever is likely to tell something is listened to: to be asked what she wants would be no answer.
  const chance = candidates.filter(isTelling).reduce((sum, it) => sum + it.chance, 0);
  return chance >= LIKELY_TOLD && words.length > LONGEST_TELEGRAM && offered.includes('listened')
    ? heard(candidates, MOST_BUTTONS - 1)
    : { intent: 'unknown', offered };
}

/** Reads what was learnt, so that the first message need not wait. */
export function warmUp(): void {
  classify(wellWritten('hola'));
  tonesOf('hola');
}
