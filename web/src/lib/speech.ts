import { speechSentences } from './speech-sentences.ts';
import { createStore } from './store.ts';

/** The whole text that is being read, or null. */
const spoken = createStore<string | null>(null);
/** Grows with every `speak` and `stop`: an utterance of an older turn must not change the state. */
let turn = 0;

function synthesis(): SpeechSynthesis | null {
  return typeof window !== 'undefined' && 'speechSynthesis' in window
    ? window.speechSynthesis
    : null;
}

function spanishVoice(engine: SpeechSynthesis): SpeechSynthesisVoice | null {
  const voices = engine.getVoices();
  const named = (lang: string) => voices.find((v) => v.lang.replace('_', '-').startsWith(lang));
  return named('es-ES') ?? named('es') ?? null;
}

function utterance(engine: SpeechSynthesis, text: string): SpeechSynthesisUtterance {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = 'es-ES';
  said.rate = 0.9;
  said.pitch = 1;
  said.volume = 1;
  said.voice = spanishVoice(engine);
  return said;
}

/** Reads a text aloud, sentence after sentence; what was being read stops. */
export function speak(text: string): void {
  const engine = synthesis();
  if (!engine) return;
  engine.cancel();
  turn += 1;
  const mine = turn;
  const pieces = speechSentences(text);
  for (const [index, piece] of pieces.entries()) {
    const said = utterance(engine, piece);
    const done = () => mine === turn && spoken.set(null);
    if (index === pieces.length - 1) said.onend = done;
    said.onerror = done;
    engine.speak(said);
  }
  spoken.set(pieces.length > 0 ? text : null);
}

/** Stops the reading; given a text, only if it is that one. */
export function stopSpeaking(text?: string): void {
  if (text !== undefined && text !== spoken.get()) return;
  turn += 1;
  synthesis()?.cancel();
  spoken.set(null);
}

/** iOS lets a page speak later only if it spoke inside a tap: call this in the tap that asks for words. */
export function unlockSpeech(): void {
  const engine = synthesis();
  if (!engine || engine.speaking) return;
  const silent = utterance(engine, ' ');
  silent.volume = 0;
  engine.speak(silent);
}

/** Longest wait for the list of voices, which some browsers load late, in ms. */
const voiceListLimit = 1500;

/** Whether this device can read Spanish aloud. */
export async function hasSpanishVoice(): Promise<boolean> {
  const engine = synthesis();
  if (!engine) return false;
  if (engine.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      engine.addEventListener('voiceschanged', () => resolve(), { once: true });
      setTimeout(resolve, voiceListLimit);
    });
  }
  return spanishVoice(engine) !== null;
}

/** The text that is being read aloud, or null. */
export const useSpokenText = spoken.use;
