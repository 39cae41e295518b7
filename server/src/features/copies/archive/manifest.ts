import { z } from 'zod';

/** The last file of an archive: what is before it, with its hashes. */
export const MANIFEST = 'manifest.json';
/** Raised when an older program could not read what a newer one writes. */
export const FORMAT = 1;

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** Of the program: `0.1.0 (3e4f8ab)`. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The id that database and file store share. */
  installation: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration that its tables have seen. */
  migration: z.string(),
  /** Whether photos, films and voices are in it; the copy before an upgrade has none. */
  hasFiles: z.boolean(),
  entries: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifest>;

/** What a copy says of itself, before its files are known. */
export type CopyFacts = Omit<Manifest, 'format' | 'entries'>;

/** The parts of an archive, by how their names begin. */
export const DATABASE = 'database/';
export const FILES = 'files/';
export const KEY = 'secret.key';
export const SETTINGS = 'settings.env';
export const PASSPHRASE = 'backup.passphrase';
