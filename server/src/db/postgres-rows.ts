import pg from 'pg';

/** A column of an answer, as PostgreSQL describes it. */
export interface Described {
  readonly name: string;
  readonly dataTypeID: number;
}
/** Makes an object of the texts of one row. */
export type MakeRow = (texts: readonly (string | null)[]) => object;
type Parse = (text: string) => unknown;

/** Whose text is the value: `text` and `varchar`. */
const TEXTS: ReadonlySet<number> = new Set([25, 1043]);

/**
 * A function that is written for these very columns, as on SQLite (`sqlite-rows.ts`): one shape for all rows, and no look
 * at a name or a type for each value of them.
 */
export function rowMaker(columns: readonly Described[]): MakeRow {
  const fields = columns.map(({ name, dataTypeID }, place) => {
    const text = `texts[${place}]`;
    const value = TEXTS.has(dataTypeID)
      ? text
      : `${text} === null ? null : parsers[${place}](${text})`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  const parsers: Parse[] = columns.map(({ dataTypeID }) =>
    pg.types.getTypeParser(dataTypeID, 'text'),
  );
  const make = new Function('parsers', `return (texts) => ({ ${fields.join(', ')} });`);
  return make(parsers) as MakeRow;
}
