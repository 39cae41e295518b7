import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, inSeconds, toText } from './clock.ts';
import { newId } from './ids.ts';
import type { InstanceRow, InstancesRepo } from './instances.repo.ts';
import { StartError } from './start-error.ts';

/** How often an instance says that it is there, and how long it is believed without that. */
const SEEN_EVERY_SECONDS = 5;
const SILENT_SECONDS = 20;
/** Rows of instances that were killed are of no use to anybody. */
const FORGOTTEN_SECONDS = 3_600;
const LOOK_EVERY_MS = 500;

export interface InstanceDeps {
  readonly repo: InstancesRepo;
  readonly clock: Clock;
  /** Which data folder on which machine. */
  readonly place: string;
  /** Whether its files are where every other instance has them. */
  readonly sharesStore: boolean;
}

export interface Instance {
  /** Says that it is there. @throws StartError where others took it for dead, and are there without its files */
  noteSeen(): Promise<void>;
  leave(): Promise<void>;
}

/**
 * Comes in beside the other instances on the database. With its files in a folder an instance is alone: the others
 * would answer 404 for what it has. One that was killed elsewhere is waited for as long as it may be alive.
 * @throws StartError
 */
export async function enterInstances(deps: InstanceDeps): Promise<Instance> {
  const id = newId();
  const { repo, clock, place } = deps;
  // Once: a machine that was cloned has another folder at the same place, and must not throw us out for ever.
  await repo.clear(place);
  await enter(deps, id);
  return {
    async noteSeen() {
      await repo.forgetBefore(inSeconds(clock(), -FORGOTTEN_SECONDS));
      if (!(await repo.noteSeen(id, toText(clock())))) await enter(deps, id);
    },
    leave: () => repo.leave(id),
  };
}

/** Says again and again that it is there. @param refused told when it must not go on; @returns what ends it */
export function keepSeen(
  instance: Instance,
  { refused, report }: { refused: (why: StartError) => void; report: (error: unknown) => void },
): () => void {
  const timer = setInterval(() => {
    void instance.noteSeen().catch((error: unknown) => {
      if (error instanceof StartError) refused(error);
      else report(error);
    });
  }, SEEN_EVERY_SECONDS * 1_000);
  timer.unref();
  return () => clearInterval(timer);
}

/** The same folder is the same place after a restart, and a copy of it is another. */
export async function placeOf(dataDir: string): Promise<string> {
  const { dev, ino } = await stat(dataDir);
  return `${hostname()} ${dev}:${ino}`;
}

async function enter({ repo, clock, place, sharesStore }: InstanceDeps, id: string): Promise<void> {
  const shares_store = sharesStore ? 1 : 0;
  const come = () => {
    const now = toText(clock());
    return repo.enter({ id, place, shares_store, seen_at: now, started_at: now });
  };
  const heard = new Map<string, string>();
  const deadline = clock().add({ seconds: SILENT_SECONDS });
  let inTheWay = await come();
  while (inTheWay.length > 0) {
    if (inTheWay.some((other) => isAlive(other, heard))) throw new StartError(NOT_ALONE);
    if (Temporal.Instant.compare(clock(), deadline) > 0)
      await Promise.all(inTheWay.map(repo.forget));
    else await pause(LOOK_EVERY_MS);
    inTheWay = await come();
  }
}

/** It said something since we first looked: the clocks of two machines need not agree. */
function isAlive({ id, seen_at }: InstanceRow, heard: Map<string, string>): boolean {
  const first = heard.get(id) ?? seen_at;
  heard.set(id, first);
  return first !== seen_at;
}

const NOT_ALONE =
  'Otra instancia de Encina usa ya esta base de datos y los archivos están en una carpeta. Para tener varias, pon S3_BUCKET en todas.';
