interface Note {
  readonly hertz: number;
  /** From now, in seconds. */
  readonly after: number;
  readonly seconds: number;
  readonly loudness: number;
}

/** One soft note that fades away. */
export function playNote(context: AudioContext, { hertz, after, seconds, loudness }: Note): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
