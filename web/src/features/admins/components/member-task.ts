import type { Member } from '@encina/contract/admins';

export type MemberTaskKind = 'password' | 'factors' | 'remove';

/** What stands in the place of the staff list for a while. */
export interface MemberTask {
  member: Member;
  onClose: () => void;
  onDone: () => void;
}
