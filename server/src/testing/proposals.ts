import type { ProposalScope } from '@encina/contract/proposals';
import { newId } from '../core/ids.ts';
import type { Tables } from '../db/schema.ts';
import { START, type Town } from './town.ts';

interface Pair {
  readonly personId: string;
  readonly helperId: string;
}

/** What a person says of one of her people in Ajustes. */
export async function letPropose(
  town: Town,
  { personId, helperId }: Pair,
  scope: ProposalScope = 'propose',
): Promise<void> {
  await town.db
    .updateTable('support_links')
    .set({ scope })
    .where('user_id', '=', personId)
    .where('support_person_id', '=', helperId)
    .execute();
}

/** What she says of the town hall. */
export async function letStaffPropose(town: Town, personId: string): Promise<void> {
  await town.db
    .updateTable('users')
    .set({ staff_proposals: 1 })
    .where('id', '=', personId)
    .execute();
}

/** A pill at nine that a relative has proposed; every text of it holds `mark`. */
export async function addProposal(
  town: Town,
  { personId, helperId }: Pair,
  mark: string,
  given: Partial<Tables['proposals']> = {},
): Promise<string> {
  const id = given.id ?? newId();
  await town.db
    .insertInto('proposals')
    .values({
      id,
      user_id: personId,
      by_kind: 'support',
      by_id: helperId,
      by_name: `La hija de ${mark}`,
      kind: 'new',
      reminder_id: null,
      title: `La pastilla que propone ${mark}`,
      description: '',
      category: 'Medicación',
      recurrency: 'daily',
      starts_at: '2026-11-21T09:00',
      weekdays: '',
      times: '',
      until: null,
      state: 'waiting',
      created_at: START,
      decided_at: null,
      ...given,
    })
    .execute();
  return id;
}
