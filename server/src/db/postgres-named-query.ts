import type { Connection, Submittable } from 'pg';
import { type Described, type MakeRow, rowMaker } from './postgres-rows.ts';

/** What is bound as its text. */
type Plain = string | number | bigint | boolean | null;
/** What Kysely wants to know of an answer. */
export interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly object[];
}
type Done = (error: Error | null, answer?: Answer) => void;

/** How the rows of each statement of one connection are made; undefined of those that have none. */
export type Known = Map<string, MakeRow | undefined>;

interface Sent {
  readonly name: string;
  readonly text: string;
  readonly values: readonly Plain[];
  readonly known: Known;
}
/** Where `pg` writes down what is prepared on a connection. */
type Keeping = Connection & { readonly parsedStatements: Readonly<Record<string, string>> };

export const arePlain = (values: readonly unknown[]): values is readonly Plain[] =>
  values.every((it) => it === null || (typeof it !== 'object' && it !== undefined));

/**
 * A statement that stays prepared on its connection. PostgreSQL is asked once what the columns of its rows are: where they
 * have changed since, it refuses the statement. `pg` takes queries of others' making, as its cursor is one, and tells
 * them by what is named `handle…`.
 */
export class NamedQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  /** `pg` puts another in its place, which ends a query that takes too long. */
  callback: Done;
  readonly #sent: Sent;
  readonly #rows: object[] = [];
  #makeRow: MakeRow | undefined;
  #completed = '';
  #failure: Error | undefined;

  constructor(sent: Sent, callback: Done) {
    this.name = sent.name;
    this.text = sent.text;
    this.#sent = sent;
    this.callback = callback;
  }

  submit(connection: Connection): void {
    const { name, text, values, known } = this.#sent;
    this.#makeRow = known.get(name);
    const isPrepared = name in (connection as Keeping).parsedStatements;
    connection.stream.cork();
    if (!isPrepared) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values: values.map(toText) }, true);
    if (!known.has(name)) connection.describe({ type: 'P', name: '' }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Described[] }): void {
    this.#makeRow = rowMaker(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      if (this.#makeRow) this.#rows.push(this.#makeRow(fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#completed = text;
    this.#sent.known.set(this.name, this.#makeRow);
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback(this.#failure);
    else this.callback(null, { ...completed(this.#completed), rows: this.#rows });
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

const toText = (value: Plain) => (value === null ? null : String(value));

/** Of `INSERT 0 1`, `SELECT 20` or `CREATE TABLE`: the word that says what was done, and to how many rows. */
function completed(tag: string): Pick<Answer, 'command' | 'rowCount'> {
  const words = tag.split(' ');
  const count = Number(words.at(-1));
  return { command: words[0] ?? '', rowCount: Number.isNaN(count) ? null : count };
}
