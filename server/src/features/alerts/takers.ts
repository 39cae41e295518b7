import type { Transaction } from '../../db/transaction.ts';
import { type AlertRow, alertsRepo } from './alerts.repo.ts';
import type { KeptSettings } from './settings.repo.ts';

/** Whether whoever has taken it may not any more: she asks somebody else by now, or the account is gone. */
export async function hasLostTaker(
  trx: Transaction,
  { state, taken_by }: AlertRow,
  settings: KeptSettings | undefined,
): Promise<boolean> {
  if (state !== 'taken' || taken_by === null || !settings) return false;
  if (settings.people.some(({ id }) => id === taken_by)) return false;
  return !(settings.tellsTown && (await alertsRepo(trx).isOfStaff(taken_by)));
}
