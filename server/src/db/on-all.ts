import type { JoinBuilder, ReferenceExpression } from 'kysely';

type Column<DB, From extends keyof DB> = ReferenceExpression<DB, From>;

/** A join in which each of these pairs of columns is equal. */
export const onAll = <DB, From extends keyof DB>(
  join: JoinBuilder<DB, From>,
  ...pairs: readonly (readonly [Column<DB, From>, Column<DB, From>])[]
): JoinBuilder<DB, From> =>
  pairs.reduce((joined, [one, other]) => joined.onRef(one, '=', other), join);

type Shared<DB, One extends keyof DB, Other extends keyof DB> = keyof DB[One] & keyof DB[Other];

/** The same where both tables call these columns alike. */
export const onShared = <
  DB,
  From extends keyof DB,
  One extends From & string,
  Other extends From & string,
>(
  join: JoinBuilder<DB, From>,
  [one, other]: readonly [One, Other],
  columns: readonly (Shared<DB, One, Other> & string)[],
): JoinBuilder<DB, From> => {
  const of = (table: string, column: string) => `${table}.${column}` as Column<DB, From>;
  return onAll(join, ...columns.map((it) => [of(one, it), of(other, it)] as const));
};
