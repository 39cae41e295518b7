/** A process that brings a database up to date and is gone, as by a power cut, before its change of that number. */
import process from 'node:process';
import { openDatabase } from '../db/database.ts';
import { beforeEachChange } from './changes.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, CHANGES: changes } = process.env;
let left = Number(changes);
beforeEachChange(() => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
});
await openDatabase({ dataDir, databaseUrl });
process.exit();
