import type { Generated } from 'kysely';

export type Flag = 0 | 1;

/** Columns that the database fills in where a new row does not name them. */
export type WithDefaults<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> };
