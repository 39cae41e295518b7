/** Somebody who is told, or was. */
export interface Told {
  readonly id: string;
  readonly name: string;
}

/** The town hall's panel, the last that is told. No relative has an empty id. */
export const TOWN: Told = { id: '', name: 'Personal del ayuntamiento' };
