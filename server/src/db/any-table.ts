import type { Kysely, Selectable } from 'kysely';
import type { Executor } from './database.ts';
import type { Tables } from './schema.ts';

export type Table = keyof Tables;
export type Row<T extends Table> = Selectable<Tables[T]>;
/** Columns and the values that they must have, all of them. */
export type Equal<T extends Table> = { readonly [Column in keyof Row<T>]?: string | number };

/** Kysely cannot follow a table that is a type parameter: what is given here is checked where it is given. */
export const untyped = (db: Executor) =>
  db as unknown as Kysely<Record<string, Record<string, unknown>>>;
