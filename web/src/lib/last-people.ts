import { readStored, writeStored } from './storage.ts';

const MOST = 4;

/** Ids of who entered last on this tablet, the very last first. */
export function lastPeople(): string[] {
  return (readStored('lastPeople') ?? '').split(',').filter(Boolean);
}

export function rememberPerson(id: string): void {
  const others = lastPeople().filter((known) => known !== id);
  writeStored('lastPeople', [id, ...others].slice(0, MOST).join(','));
}
