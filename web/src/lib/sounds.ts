import { playNote } from './play-note.ts';

/**
 * Short, soft sounds, made here and not fetched. Silent until the person who is in is known to want them: it is her
 * setting "Sonidos", and the app says what it is.
 */
let allowed = false;
let context: AudioContext | undefined;

/** Two notes that rise, in Hz. */
const GLAD = [523, 784] as const;
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.12;

/** Says whether the person who is in wants sounds. */
export function allowSounds(wanted: boolean): void {
  allowed = wanted;
}

/** Something went well. */
export function playGlad(): void {
  if (!allowed || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Asleep until a tap wakes it: this is called in one.
  void context.resume().catch(() => undefined);
  for (const [at, hertz] of GLAD.entries()) {
    playNote(context, {
      hertz,
      after: at * NOTE_SECONDS,
      seconds: 2 * NOTE_SECONDS,
      loudness: LOUDNESS,
    });
  }
}
