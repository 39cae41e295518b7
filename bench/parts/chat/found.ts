/** A table whose title says what it divides by what. */
export interface Divided {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a set of sentences told: its shares by their names, and the same divided. */
export interface Found {
  readonly shares: readonly (readonly [name: string, share: string])[];
  readonly tables: readonly Divided[];
}
