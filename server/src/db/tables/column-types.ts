import type { Generated } from 'kysely';

export type Flag = 0 | 1;

/** Columns that the database fills in where a new row does not name them. */
export type WithDefaults<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> };

/** Who logs in with an email and a password. */
export interface Account {
  id: string;
  municipality_id: string;
  email: string;
  name: string;
  password_hash: string;
  created_at: string;
}

/** Who may be told by e-mail, too. */
export interface Lettered {
  /** 1 where she has said so from her own letter-box. */
  mails_notices: Generated<Flag>;
}

/** Of what staff edit, several of them at once. */
export interface Versioned {
  /** One more with each edit of staff: whoever began with an older one is told. */
  version: Generated<number>;
  /** The administrator who edited last. */
  edited_by_id: Generated<string | null>;
}
