import { playNote } from '../../../lib/play-note.ts';

/** Two soft notes, a third apart. In Hz. */
const NOTES = [659, 523] as const;
const NOTE_SECONDS = 0.45;
const LOUDNESS = 0.25;
const EVERY_MS = 4_000;
const LASTS_MS = 60_000;

/** A chime every few seconds, for a minute. Where the browser allows no sound, silence. @returns stops it. */
export function startChime(): () => void {
  const context = typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  if (!context) return () => undefined;
  const ring = () => {
    void context.resume().catch(() => undefined);
    for (const [at, hertz] of NOTES.entries()) {
      playNote(context, {
        hertz,
        after: at * NOTE_SECONDS,
        seconds: NOTE_SECONDS,
        loudness: LOUDNESS,
      });
    }
  };
  ring();
  const again = setInterval(ring, EVERY_MS);
  const end = setTimeout(() => clearInterval(again), LASTS_MS);
  return () => {
    clearInterval(again);
    clearTimeout(end);
    void context.close();
  };
}
