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
  for (const [at, hertz] of GLAD.entries()) note(context, hertz, at * NOTE_SECONDS);
}

function note(on: AudioContext, hertz: number, after: number): void {
  const start = on.currentTime + after;
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + 2 * NOTE_SECONDS);
}
