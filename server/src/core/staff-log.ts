import { type StaffLogKind, type StaffLogSubject, topicOf } from '@encina/contract/staff-log-kinds';
import type { Transaction } from '../db/transaction.ts';
import { type Clock, toText } from './clock.ts';
import { newId } from './ids.ts';
import type { staffLogRepo } from './staff-log.repo.ts';

/** Who did it, as far as anybody knows: whoever stood before a tablet has no name. */
type Author = { readonly municipalityId: string } & (
  | { readonly kind: 'admin'; readonly adminId: string }
  | { readonly kind: 'device'; readonly deviceId: string | null }
  | { readonly kind: 'operator' }
);

interface Line {
  readonly kind: StaffLogKind;
  /** On whom or what. */
  readonly on?: { readonly kind: StaffLogSubject; readonly id: string } | undefined;
  /** How many it was about, where it was several. */
  readonly amount?: number;
}

/** Writes down what was done at the panel: ids and never contents. Nothing takes a line back. */
export interface StaffLog {
  /** @param trx what it is written with */
  note(by: Author, line: Line, trx?: Transaction): Promise<void>;
  /** Lines that are older than they live. */
  forgetOld(): Promise<void>;
}

export function staffLog(repo: ReturnType<typeof staffLogRepo>, clock: Clock): StaffLog {
  return {
    note: (by, { kind, on, amount }, trx) =>
      repo.add(
        {
          id: newId(),
          municipality_id: by.municipalityId,
          topic: topicOf(kind),
          kind,
          by_kind: by.kind,
          by_id: idOf(by),
          on_kind: on?.kind ?? null,
          on_id: on?.id ?? null,
          amount: amount ?? null,
          happened_at: toText(clock()),
        },
        trx,
      ),
    forgetOld: () => repo.removeOld(),
  };
}

function idOf(by: Author): string | null {
  if (by.kind === 'admin') return by.adminId;
  return by.kind === 'device' ? by.deviceId : null;
}
