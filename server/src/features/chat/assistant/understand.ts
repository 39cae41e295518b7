import { type Alarm, alarmIn } from '../safety/safety.ts';
import { classify } from '../understanding/classifier.ts';
import type { Intent } from '../understanding/intents.ts';
import { isOffered } from '../understanding/offers.ts';
import {
  INSISTS,
  isAboutDoing,
  isAboutTaking,
  TOLD_SHORT,
  WANTS_IT_NOTED,
} from '../understanding/question.ts';
import { spelledOut } from '../understanding/spelled-out.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { SKILLS } from './skills.ts';

export interface Understood {
  readonly intent: Intent;
  /** What she may have meant instead, two at most: each is one tap away. */
  readonly offered: readonly Intent[];
}

/** What a person means: a danger, or one of the intents of `phrases/`, `unknown` included. */
export type Meaning = Alarm | ({ readonly danger?: undefined } & Understood);

/** From here on nothing else is offered beside it. Of phrases of hands that were held out in turn, 76 % and more are right here. */
const SURE = 0.6;
/** What changes something, or leaves the conversation, is asked for below this, and everything else below the other. */
const LEAST_TO_ACT = 0.4;
const LEAST = 0.35;
/** From here on nothing is offered beside "Eso no lo sé": what is outside is outside. */
const SURELY_OUTSIDE = 0.4;
const OFFERED = 2;
/** So few words tell nothing for sure. */
const LONGEST_TELEGRAM = 2;
/** How likely it must be in all that she tells something, of whatever kind. */
const LIKELY_TOLD = 0.5;

/** Danger first, then what she means. */
export async function understand(said: Utterance): Promise<Meaning> {
  // As on the way of a message: a danger is heard in her own letters, a wish in those that were meant.
  return alarmIn(said) ?? understood(utteranceOf(spelledOut(said.text)));
}

/** What the first words order, else what is likest to the phrases that were learnt. */
export function understood(said: Utterance): Understood {
  if (said.order) return surely(said.order);
  // What she took is told from what is stored, however she asks for it.
  if (said.asks && isAboutTaking(said.plain)) return surely('agenda.missed');
  const isTold =
    WANTS_IT_NOTED.test(said.plain) ||
    (TOLD_SHORT.test(said.plain) && !said.text.includes('?')) ||
    (INSISTS.test(said.plain) && isAboutTaking(said.plain));
  if (isTold && !said.asks && !said.isNotDone) return surely('reminder.complete');
  const likeliest = afterGreeting(likeliestIn(said), said);
  const asksForDoing = likeliest.intent === 'unknown' && said.asks && isAboutDoing(said.plain);
  return asksForDoing ? { ...likeliest, intent: 'agenda.missed' } : likeliest;
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

function likeliestIn({ text, words, asks }: Utterance): Understood {
  if (words.length === 0) return surely('unknown');
  // Who asks tells nothing.
  const candidates = classify(text).filter(({ intent }) => !(asks && intent === 'listened'));
  const best = candidates[0] ?? { intent: 'unknown', chance: 0 };
  const sure = best.intent === 'unknown' ? SURELY_OUTSIDE : SURE;
  if (best.chance >= sure) return surely(best.intent);
  const others = candidates.map(({ intent }) => intent).filter(isOffered);
  // What she asks never writes.
  const { acts, whenAsked } = SKILLS[best.intent];
  const least = acts && !(asks && whenAsked) ? LEAST_TO_ACT : LEAST;
  if (best.intent === 'unknown' || best.chance < least) {
    const offered = others.slice(0, OFFERED);
    // Whoever is likely to tell something is listened to: to be asked what she wants would be no answer.
    const told = candidates.filter(({ intent }) => SKILLS[intent].isTelling);
    const chance = told.reduce((sum, it) => sum + it.chance, 0);
    return chance >= LIKELY_TOLD && words.length > LONGEST_TELEGRAM && offered.includes('listened')
      ? { intent: 'listened', offered: offered.filter((it) => it !== 'listened') }
      : { intent: 'unknown', offered };
  }
  return {
    intent: best.intent,
    offered: others.filter((it) => it !== best.intent).slice(0, OFFERED - 1),
  };
}

/** Reads what was learnt, so that the first message need not wait. */
export const warmUp = (): void => void classify('hola');
