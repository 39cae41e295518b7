import type {
  StaffLogKind,
  StaffLogSubject,
  StaffLogTopic,
} from '@encina/contract/staff-log-kinds';
import type { Account, Lettered } from './column-types.ts';

/** Administrators, what they show besides their passwords, and what they did. */
export interface StaffTables {
  admins: Account & Lettered;
  /** What an administrator shows besides her password: a key that a computer, a telephone or a stick holds. */
  passkeys: {
    id: string;
    admin_id: string;
    credential_id: string;
    public_key: string;
    /** Grows with every use where the key counts; one that does not is a copy. */
    counter: number;
    /** Separated by commas: how a browser reaches it. */
    transports: string;
    /** The name of the site for which it was made: it works nowhere else. */
    rp_id: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** The secret that an administrator's app makes codes of, sealed; and the last of its steps that was used. */
  code_apps: { admin_id: string; sealed_secret: string; last_step: number; created_at: string };
  /** Each opens once, where the key or the app is lost. */
  recovery_codes: { code_hash: string; admin_id: string };
  /** What was asked and waits for its answer: at a log-in after the password, or where a factor is added. */
  factor_challenges: {
    token_hash: string;
    admin_id: string;
    purpose: 'entry' | 'passkey' | 'app';
    /** What a passkey signs, or the sealed secret of an app that has not shown a code yet. */
    secret: string;
    /** The one that was right at the log-in; empty elsewhere. */
    password_hash: string;
    expires_at: string;
  };
  /** Append-only: what was done at the panel, for two years. Ids and never contents; names are looked up. */
  staff_log: {
    id: string;
    municipality_id: string;
    topic: StaffLogTopic;
    kind: StaffLogKind;
    by_kind: 'admin' | 'device' | 'operator';
    by_id: string | null;
    on_kind: StaffLogSubject | null;
    on_id: string | null;
    /** How many it was about, where it was several. */
    amount: number | null;
    happened_at: string;
  };
}
