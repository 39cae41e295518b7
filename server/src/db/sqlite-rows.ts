import type { SQLOutputValue } from 'node:sqlite';

/** Makes an object of the values of one row. */
export type MakeRow = (values: readonly SQLOutputValue[]) => Record<string, SQLOutputValue>;

/**
 * The objects that `node:sqlite` makes by itself are without a shape that V8 could learn: they take half as long again
 * to make, and three times as long to read. Of values in an array, a function that was written for these very columns makes
 * objects that all have one shape.
 * @param columns names of the columns, in their order; of two of one name the later one counts
 */
export function rowMaker(columns: readonly string[]): MakeRow {
  const fields = columns.map((name, place) => `${JSON.stringify(name)}: values[${place}]`);
  return new Function('values', `return { ${fields.join(', ')} };`) as MakeRow;
}
