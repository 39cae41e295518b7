import { rename, writeFile } from 'node:fs/promises';

/** Written beside and renamed: whoever is killed half-way must not leave half a file. For the owner's eyes alone. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.new`;
  await writeFile(unfinished, text, { mode: 0o600, flush: true });
  await rename(unfinished, file);
}
