import type { Generated } from 'kysely';
import type { Account, Lettered, Versioned } from './column-types.ts';

/** Relatives and carers, and whom they look after. */
export interface FamilyTables {
  /** The hash is empty until she has chosen a password with her first code. */
  support_persons: Account & Versioned & Lettered;
  /** With which a support person chooses a password, once. */
  support_codes: {
    code_hash: string;
    support_person_id: string;
    created_by: string;
    expires_at: string;
  };
  support_links: {
    support_person_id: string;
    user_id: string;
    /** What she is to the person, in the words of staff: "Hija". */
    relation: Generated<string>;
    created_at: string;
    /** What the person lets her do with her reminders. */
    scope: Generated<'none' | 'propose' | 'write'>;
    /** Until when the support person has read what came back. */
    read_at: string | null;
  };
}
