import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { decrypted, encrypted, type Lock } from './encryption.ts';
import { readArchive } from './read-archive.ts';
import { type Entry, writeArchive } from './write-archive.ts';

const PASSPHRASE = 'k7mp-2x3y-abcd-efgh-jkmn-pqrs';
const FACTS = {
  version: '0.1.0',
  createdAt: '2026-11-20T16:05:00.000Z',
  installation: '01936c1e-0000-7000-8000-000012345678',
  engine: 'sqlite',
  migration: '0001-foundation',
  hasFiles: true,
} as const;
const BROKEN = /^La copia está cortada o cambiada y no sirve\./;

async function* pieces(...all: Uint8Array[]) {
  yield* all;
}

async function* entries(): AsyncGenerator<Entry> {
  const film = Buffer.alloc(300_000, 7);
  yield {
    name: 'files/users/a/film',
    size: 300_000,
    bytes: pieces(film.subarray(0, 9), film.subarray(9)),
  };
  yield { name: `files/${'a'.repeat(90)}/${'b'.repeat(90)}`, size: 0, bytes: pieces() };
  yield { name: 'secret.key', size: 3, bytes: pieces(Buffer.from('abc')) };
}

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);

const closed = (lock: Lock = { recipient }): Promise<Buffer> =>
  buffer(
    Readable.from(
      encrypted(
        writeArchive(entries(), () => FACTS),
        lock,
      ),
    ),
  );

const read = (bytes: Buffer, key = identity) => readArchive(decrypted(pieces(bytes), [key]));

describe('an archive', () => {
  it('gives back what was put into it, with its hashes', async () => {
    const names: string[] = [];
    const bytes = await closed({ passphrase: PASSPHRASE });
    const manifest = await readArchive(decrypted(pieces(bytes), [PASSPHRASE]), async (entry) => {
      names.push(`${entry.name} ${entry.size}`);
    });
    expect(manifest).toMatchObject(FACTS);
    expect(names).toEqual(manifest.entries.map(({ name, size }) => `${name} ${size}`));
    expect(names).toHaveLength(3);
    expect(bytes.includes('secret.key')).toBe(false);
  });

  it('is opened by none but its own passphrase', async () => {
    await expect(
      read(await closed({ passphrase: PASSPHRASE }), 'otra-frase-que-no-es'),
    ).rejects.toThrow('La frase no abre esta copia. Compárala con su hoja, letra a letra.');
  });

  it('is refused where it was cut, wherever that was', async () => {
    const bytes = await closed();
    for (const length of [bytes.length - 1, bytes.length - 70_000, 65_800, 400]) {
      await expect(read(bytes.subarray(0, length))).rejects.toThrow(BROKEN);
    }
  });

  it('is refused where one byte is another', async () => {
    const bytes = await closed();
    for (const at of [400, 100_000, bytes.length - 20]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(read(changed)).rejects.toThrow(BROKEN);
    }
    await expect(read(Buffer.from('Estimada vecina:'))).rejects.toThrow(BROKEN);
  });

  it('says what the disk says where the file cannot be read', async () => {
    const failing = (async function* (): AsyncGenerator<Uint8Array> {
      yield (await closed()).subarray(0, 400);
      throw new Error('the disk is dead');
    })();
    await expect(readArchive(decrypted(failing, [identity]))).rejects.toThrow('disk is dead');
  });

  it('is not made of a file that changes while it is read', async () => {
    const changing = (async function* (): AsyncGenerator<Entry> {
      yield { name: 'files/a', size: 5, bytes: pieces(Buffer.from('abc')) };
    })();
    await expect(Array.fromAsync(writeArchive(changing, () => FACTS))).rejects.toThrow('3 bytes');
  });
});
