import type { Selectable } from 'kysely';
import { toText } from '../core/clock.ts';
import type { Tables } from '../db/schema.ts';
import { whenSaid } from './copies/words.ts';

type JobRow = Selectable<Tables['jobs']>;

/** What the server is to do, in the words of who holds it. The kind of a job is its name in the log, too. */
export function jobLines(rows: readonly JobRow[], now: Temporal.Instant): string[] {
  if (rows.length === 0) return ['No hay ninguna tarea.'];
  return rows.map((row) => `${row.kind}${row.key && ` ${row.key}`}: ${said(row, toText(now))}`);
}

function said({ died_at, lease, claimable_at, attempts, problem }: JobRow, now: string): string {
  const why = problem ? ` (${problem})` : '';
  if (died_at) return `no se pudo hacer y no se repite, desde ${whenSaid(died_at)}${why}`;
  if (lease && claimable_at > now) return 'en marcha';
  const when = whenSaid(claimable_at);
  if (attempts > 0)
    return `falló ${attempts} ${attempts === 1 ? 'vez' : 'veces'}, se repite ${when}${why}`;
  return claimable_at > now ? `toca ${when}` : `toca desde ${when}`;
}
