import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from './process.ts';

/** A server whose folder is made for this test and goes with it, on the database that the settings name. */
export async function startInOwnFolder(settings: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'encina-server-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return startServer({ DATA_DIR: dataDir, PROFILE_PICKER: 'open', ...settings });
}
