import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { learn } from './classifier.ts';
import { learntPhrases } from './phrases.ts';

/** Beside what other tools keep; where it cannot be written, each start learns anew. */
const FOLDER = join(import.meta.dirname, '../../../../../node_modules/.cache/encina');
/** What decides what is learnt, beside the phrases. */
const SOURCES = ['classifier.ts', 'spelling.ts', 'words.ts'];

parentPort?.postMessage(await learnt());

/** As text: the library's object holds classes, which no thread can hand to another. */
async function learnt(): Promise<string> {
  const phrases = learntPhrases();
  const file = join(FOLDER, `assistant-${await fingerprint(JSON.stringify(phrases))}.json`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return known;
  const text = JSON.stringify(await learn(phrases));
  await keep(file, text).catch(() => undefined);
  return text;
}

async function fingerprint(phrases: string): Promise<string> {
  const hash = createHash('sha256').update(phrases);
  for (const source of SOURCES) hash.update(await readFile(join(import.meta.dirname, source)));
  return hash.digest('hex').slice(0, 16);
}

/** Whole or not at all: several processes may learn at once. */
async function keep(file: string, text: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}
