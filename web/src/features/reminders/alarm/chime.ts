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
    for (const [at, hertz] of NOTES.entries()) note(context, hertz, at * NOTE_SECONDS);
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

function note(context: AudioContext, hertz: number, after: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + NOTE_SECONDS);
}
