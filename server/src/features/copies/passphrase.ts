import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newCode } from '../../core/tokens.ts';
import { writeWhole } from '../../core/whole-file.ts';
import { PASSPHRASE } from './archive/manifest.ts';

/** Groups of letters on the sheet: 119 bits, more than anybody guesses. */
const GROUPS = 6;
const GROUP = 4;
const OURS = /^([a-z0-9]{4}-){5}[a-z0-9]{4}$/;

/** The passphrase of copies made before an upgrade where nobody has chosen one: they never leave this machine. */
export const UPGRADE_PASSPHRASE = 'upgrade.passphrase';

/** A new passphrase, in groups that can be read aloud: `k7mp-…`. */
const newPassphrase = (): string =>
  Array.from({ length: GROUPS }, () => newCode(GROUP).toLowerCase()).join('-');

/** One of ours as it was made, whatever somebody typed between its groups; another one as it is. */
export function typedPassphrase(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '');
  const grouped = letters.match(/.{1,4}/g)?.join('-') ?? '';
  return OURS.test(grouped) ? grouped : typed.trim();
}

/** The passphrase that a file of the data folder holds. */
export async function keptPassphrase(
  dataDir: string,
  name: string = PASSPHRASE,
): Promise<string | undefined> {
  const text = await readFile(join(dataDir, name), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/** The one of that file, made and kept there where there is none. */
export async function ensurePassphrase(dataDir: string, name?: string): Promise<string> {
  const kept = await keptPassphrase(dataDir, name);
  if (kept) return kept;
  const made = newPassphrase();
  await writeWhole(join(dataDir, name ?? PASSPHRASE), `${made}\n`);
  return made;
}
