/** A table with what is needed to read it in one order on either engine. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of its primary key. */
  readonly key: readonly KeyColumn[];
}

interface KeyColumn {
  readonly name: string;
  /** Text has an order of its own in each language; both engines know that of its bytes. */
  readonly isText: boolean;
}

/** A row as text, in the order of the columns: what both engines say in the same words. */
export type Row = readonly (string | null)[];
