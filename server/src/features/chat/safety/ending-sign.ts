/** What each part of a message says of a danger's end. */
export type Sign =
  /** A swindler was hung up on, sent away or blocked; an intruder is gone. */
  | 'is-gone'
  /** Nothing was given, and nobody was let in. */
  | 'gave-nothing'
  /** The bank or her people have seen to it, or she asked whom it was said to be. */
  | 'is-known'
  /** What could be taken is closed to them. */
  | 'is-blocked'
  /** Whoever did it was taken away. */
  | 'taken-away'
  /** A tap is closed, a fire is out. */
  | 'is-out'
  /** Those whose trade it is have put it out or mended it, or it was no fire. */
  | 'is-mended'
  /** It is the toast that smells. */
  | 'was-cooking'
  | 'is-aired'
  | 'is-clear'
  | 'is-done'
  | 'at-home'
  /** Somebody whose trade it is has seen to it. */
  | 'seen-to'
  /** Sewn, washed out, put in plaster, or sent home. */
  | 'treated'
  /** They were called: only what they say of it counts. */
  | 'asked-them'
  | 'beside-her'
  | 'found-none'
  /** The same, said by those whose trade it is. */
  | 'told-none'
  | 'told-what-to-do'
  | 'well'
  | 'relief';

/** A sign, and every way of saying it. */
export type SignOf = readonly [Sign, RegExp];
