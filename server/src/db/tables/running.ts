import type { Flag } from './column-types.ts';

/** What the instances of the server tell each other. */
export interface RunningTables {
  /** What is to be done, when, and who is at it: one row for each kind and key. */
  jobs: {
    kind: string;
    /** What it is about, as the id of a reminder; empty where there is one of its kind. */
    key: string;
    due_at: string;
    /** When somebody may take it: when it is due, when a pause ends, or when who has it has been silent for too long. */
    claimable_at: string;
    /** How often it was begun since it was due. */
    attempts: number;
    /** Another word for each claim; null where nobody has it. */
    lease: string | null;
    /** The name of the last error. */
    problem: string | null;
    /** Since when it is not tried any more. */
    died_at: string | null;
  };
  /** The servers that are running on this database. */
  instances: {
    id: string;
    /** Which data folder on which machine: one server at a time is there. */
    place: string;
    seen_at: string;
    started_at: string;
    /** 0 where its files are in a folder of its own. */
    shares_store: Flag;
  };
  /** Which version of a person the sweep has seen, and when. */
  swept_people: { user_id: string; version: string; swept_at: string };
}
