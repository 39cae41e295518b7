/** Something to be done once, at its time. */
export interface DueJob {
  readonly kind: string;
  /** What it is about; there is one job for each kind and key. */
  readonly key: string;
  readonly dueAt: Temporal.Instant;
}

/** One that was claimed. */
export interface ClaimedJob extends DueJob {
  /** 1 at the first. */
  readonly attempt: number;
  readonly lease: string;
}
