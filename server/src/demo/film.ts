import sharp from 'sharp';

/** One frame, as SVG, at a moment between 0 and 1 of a movement that repeats itself. */
export type Frame = (moment: number) => string;

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 16;
const ROUNDS = 3;
const MS_A_FRAME = 125;

/**
 * A silent WebM of six seconds. A lossy WebP is one key frame of VP8, so that a film needs no more than its frames
 * and the box around them.
 */
export async function film(frame: Frame): Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>();
  const round = Array.from({ length: FRAMES }, (_, i) => {
    const svg = frame(i / FRAMES);
    // There and back: most frames come twice.
    const picture = drawn.get(svg) ?? keyFrame(svg);
    drawn.set(svg, picture);
    return picture;
  });
  const frames = await Promise.all(round);
  return webm(Array.from({ length: ROUNDS }, () => frames).flat());
}

async function keyFrame(svg: string): Promise<Buffer> {
  const webp = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT)
    .removeAlpha()
    .webp({ quality: 62, effort: 2 })
    .toBuffer();
  // RIFF: a name of four letters, a length, the content, for each chunk after the first twelve bytes.
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ')
      return webp.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  throw new Error('This WebP holds no VP8 frame.');
}

/** https://www.matroska.org/technical/elements.html */
function webm(frames: readonly Buffer[]): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(frames.length * MS_A_FRAME);
  const header = element('1A45DFA3', [
    element('4286', [number(1)]),
    element('42F7', [number(1)]),
    element('42F2', [number(4)]),
    element('42F3', [number(8)]),
    element('4282', [Buffer.from('webm')]),
    element('4287', [number(2)]),
    element('4285', [number(2)]),
  ]);
  const info = element('1549A966', [
    element('2AD7B1', [number(1_000_000)]),
    element('4489', [duration]),
    element('4D80', [Buffer.from('Encina')]),
    element('5741', [Buffer.from('Encina')]),
  ]);
  const size = element('E0', [element('B0', [number(WIDTH)]), element('BA', [number(HEIGHT)])]);
  const track = element('AE', [
    element('D7', [number(1)]),
    element('73C5', [number(1)]),
    element('83', [number(1)]),
    element('86', [Buffer.from('V_VP8')]),
    size,
  ]);
  const blocks = frames.map((frame, i) => element('A3', [blockHead(i * MS_A_FRAME), frame]));
  const cluster = element('1F43B675', [element('E7', [number(0)]), ...blocks]);
  return Buffer.concat([
    header,
    element('18538067', [info, element('1654AE6B', [track]), cluster]),
  ]);
}

/** Track 1, the time from the start of the cluster, and that it can be shown without the one before. */
function blockHead(time: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(time, 1);
  return head;
}

function element(id: string, content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(0x0100000000000000n | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
