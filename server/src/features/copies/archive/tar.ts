/** Headers of the tar format (ustar): who has only `age` and `tar` can open a copy without Encina. */
export const BLOCK = 512;
const NAME = 100;
const PREFIX = 155;
/** Octal digits of a size; what is larger is said in binary, as GNU tar does. */
const SIZE_DIGITS = 11;
const TEXT = { mode: [100, 8], size: [124, 12], time: [136, 12], sum: [148, 8] } as const;
const BINARY_SIZE = 0x80;
const CHARACTERS = 256;

export interface TarHeader {
  readonly name: string;
  readonly size: number;
}

/** The header of a file. @throws Error where the name does not fit */
export function writeHeader({ name, size }: TarHeader, seconds: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(name);
  block.write(rest, 0);
  block.write(prefix, 345);
  block.write('0000600\0', TEXT.mode[0]);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  writeSize(block, size);
  block.write(`${Math.floor(seconds).toString(8).padStart(SIZE_DIGITS, '0')}\0`, TEXT.time[0]);
  block.write('0ustar\x0000', 156);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, TEXT.sum[0]);
  return block;
}

/** @returns undefined for the empty block that ends an archive. @throws Error where it is no header */
export function readHeader(block: Buffer): TarHeader | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const said = Number.parseInt(textAt(block, ...TEXT.sum), 8);
  if (said !== checksum(block)) throw new Error('This is no header of a tar archive.');
  const prefix = textAt(block, 345, PREFIX);
  const rest = textAt(block, 0, NAME);
  return { name: prefix === '' ? rest : `${prefix}/${rest}`, size: readSize(block) };
}

/** Zeros that fill up the last block of a file of that size. */
export const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= NAME) return ['', name];
  const cut = name.lastIndexOf('/', PREFIX);
  const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)];
  if (cut <= 0 || Buffer.byteLength(rest) > NAME || Buffer.byteLength(prefix) > PREFIX) {
    throw new Error(`${name} is too long a name for an archive.`);
  }
  return [prefix, rest];
}

function writeSize(block: Buffer, size: number): void {
  const octal = size.toString(8);
  const [at, length] = TEXT.size;
  if (octal.length <= SIZE_DIGITS) {
    block.write(`${octal.padStart(SIZE_DIGITS, '0')}\0`, at);
    return;
  }
  block[at] = BINARY_SIZE;
  block.writeUIntBE(size, at + length - 6, 6);
}

function readSize(block: Buffer): number {
  const [at, length] = TEXT.size;
  return block[at] === BINARY_SIZE
    ? block.readUIntBE(at + length - 6, 6)
    : Number.parseInt(textAt(block, at, length), 8);
}

/** Of the whole header, its own place counted as spaces. */
function checksum(block: Buffer): number {
  const [at, length] = TEXT.sum;
  let sum = 0;
  for (const [index, byte] of block.entries()) {
    sum += index >= at && index < at + length ? 0x20 : byte;
  }
  return sum % (CHARACTERS * BLOCK);
}

function textAt(block: Buffer, at: number, length: number): string {
  const [text = ''] = block.toString('utf8', at, at + length).split('\0');
  return text.trim();
}
