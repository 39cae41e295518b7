const HERTZ = 8_000;

/** A long soft note as WAV: eight bits, one channel. @param seconds how long it is heard */
export function voice(seconds: number): Buffer {
  const sound = Buffer.from(
    Array.from({ length: HERTZ * seconds }, (_, at) => 128 + Math.round(20 * Math.sin(at / 7))),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + sound.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  // Plain samples, one channel; samples and bytes of a second; bytes and bits of a sample.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(HERTZ, 24);
  head.writeUInt32LE(HERTZ, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
}
