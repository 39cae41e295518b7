import type { Report } from './results.ts';

export interface PartOptions {
  /** A few minutes instead of an hour: shorter rounds, smaller sizes. */
  readonly quick: boolean;
  /** How long each round of a comparison takes, in seconds; the part knows its own. */
  readonly seconds: number | undefined;
  /** Names of the endpoints to be compared; all of them where none is named. */
  readonly only: readonly string[];
  /** How long the load lasts after which memory is told. */
  readonly minutes: number;
  /** Sentences of the unseen evaluation that went wrong are printed: for whoever judges it, never for whoever trains. */
  readonly reveals: boolean;
  /** Of the assistant nothing is measured; ten conversations are printed, to be read. */
  readonly conversations: boolean;
}

/** One thing that can be measured by itself. */
export interface Part {
  /** A title. */
  readonly about: string;
  run(report: Report, options: PartOptions): Promise<void>;
}
