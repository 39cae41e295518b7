import { readStored } from '../storage.ts';
import type { Waiting } from './waiting.ts';

/** Whether somebody else has entered since, in another page of this browser. */
export function isAnothers({ userId }: Pick<Waiting, 'userId'>): boolean {
  const kept = readStored('keptFor');
  return kept !== null && kept !== userId;
}
