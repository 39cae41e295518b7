/** A paper that somebody signs: what it says, apart from how it is written down. */
export interface Paper {
  /** Name of its file, without ending. */
  readonly file: string;
  readonly title: string;
  /** What it is and what it is for, under the title. */
  readonly intro: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A paragraph, a list, or a table with its head. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Where a hand has to write. */
export const BLANK = '______________________________';
