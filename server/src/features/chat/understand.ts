import { Worker } from 'node:worker_threads';
import { type Alarm, alarmIn } from './safety/safety.ts';
import { type Classifier, classifierOf, type Model } from './understanding/classifier.ts';
import { type Intent, isIntent } from './understanding/intents.ts';
import { isAboutDoing, isAboutTaking } from './understanding/question.ts';
import type { Utterance } from './understanding/utterance.ts';

/** What a person means: a danger, or one of the intents of `phrases/`, `unknown` included. */
export type Meaning = Alarm | { readonly danger?: undefined; readonly intent: Intent };

/** Below this share it is a guess, and a guess is answered with "no lo sé". */
const SURE = 0.5;

let learning: Promise<Classifier> | undefined;

/**
 * The classifier of this process, learnt at its first use in a thread of its own: the server starts at once and goes
 * on answering meanwhile.
 */
function classifier(): Promise<Classifier> {
  learning ??= learnApart().catch((error: unknown) => {
    learning = undefined;
    throw error;
  });
  return learning;
}

function learnApart(): Promise<Classifier> {
  const worker = new Worker(new URL('./understanding/learn.worker.ts', import.meta.url));
  // A server that is told to stop while it learns need not wait for it.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', (text: string) => resolve(classifierOf(JSON.parse(text) as Model)));
    worker.once('error', reject);
  });
}

/** Danger first, then what she means. */
export async function understand(said: Utterance): Promise<Meaning> {
  return alarmIn(said) ?? { intent: await intentOf(said) };
}

/** What the first words order, else what is likest to the phrases that were learnt. */
export async function intentOf(said: Utterance): Promise<Intent> {
  if (said.order) return said.order;
  const { intent, score } = await (await classifier())(said.text);
  // What she took is told from what is stored, however she asks for it.
  if (said.asks && isAboutTaking(said.plain)) return 'agenda.missed';
  const known = score >= SURE && isIntent(intent) ? intent : 'unknown';
  const asksForDoing = known === 'unknown' && said.asks && isAboutDoing(said.plain);
  return asksForDoing ? 'agenda.missed' : known;
}

/** Begins to learn, so that the first message need not wait. */
export const warmUp = (): void => void classifier().catch(() => undefined);
