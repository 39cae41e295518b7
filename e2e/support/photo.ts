import { crc32, deflateSync } from 'node:zlib';

const SIZE = 96;

/** A small square PNG, a colour that fades: enough to be told from another. */
export function photo([red, green, blue]: readonly [number, number, number]): Buffer {
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const light = (x + y) / 2;
      rows.set(
        [red, green, blue].map((value) => Math.min(255, value + light)),
        y * (1 + SIZE * 3) + 1 + x * 3,
      );
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same as a file for an input of the page. */
export const photoFile = (name = 'foto.png') => ({
  name,
  mimeType: 'image/png',
  buffer: photo([120, 70, 40]),
});

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
