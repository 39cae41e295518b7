import { ACTORS, type ActorName } from './access-actors.ts';
import { TABLE } from './access-table.ts';

export interface Expected {
  readonly withConsent: number;
  readonly withoutConsent: number;
}

/** Expected statuses by endpoint (`GET /api/users/:id`) and actor. */
export const ACCESS_TABLE: ReadonlyMap<string, Readonly<Record<ActorName, Expected>>> = new Map(
  TABLE.split('\n')
    .filter((line) => /^ \d/.test(line))
    .map((line) => {
      const cells = line.trim().split(/\s+/);
      return [cells.slice(ACTORS.length).join(' '), statusesOf(cells.slice(0, ACTORS.length))];
    }),
);

function statusesOf(cells: readonly string[]): Record<ActorName, Expected> {
  const expected = ACTORS.map((actor, i) => {
    const [withConsent, withoutConsent = withConsent] = (cells[i] ?? '').split('/').map(Number);
    return [actor, { withConsent, withoutConsent }];
  });
  return Object.fromEntries(expected);
}
