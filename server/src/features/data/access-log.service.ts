import { type AccessLogEntry, MOST_ROWS } from '@encina/contract/data';
import type { LogAccess, LogOverview, LogStaffAct } from '../../core/access-log.ts';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { accessLogRepo } from './access-log.repo.ts';

type Name = (id: string) => Promise<string | undefined>;

export interface AccessLogDeps {
  readonly repo: ReturnType<typeof accessLogRepo>;
  readonly clock: Clock;
  /** Names of those who look, as the features that know them say. */
  readonly nameOf: { readonly admin: Name; readonly support: Name };
}

/** Who opens one screen after the other, or leaves it open, asks again and again: within this time it is one look. */
const ONE_VISIT_SECONDS = 600;

/** Who has looked at a person's data: written down before it is shown, and for herself to read. */
export function accessLogService({ repo, clock, nameOf }: AccessLogDeps) {
  const note: LogAccess = async ({ actor, subject }, what) => {
    if (!subject || (actor.kind !== 'admin' && actor.kind !== 'support')) return;
    const now = clock();
    const viewerId = idOf(actor);
    const entry = { user_id: subject.id, viewer_id: viewerId, shown: what };
    if (await repo.hasAccessed(entry, inSeconds(now, -ONE_VISIT_SECONDS))) return;
    const viewer_name = (await nameOf[actor.kind](viewerId)) ?? '';
    const seen_at = toText(now);
    await repo.add([{ ...entry, id: newId(), viewer_kind: actor.kind, viewer_name, seen_at }]);
  };

  const noteOverview: LogOverview = async (actor, userIds, kinds) => {
    const now = clock();
    const since = inSeconds(now, -ONE_VISIT_SECONDS);
    const viewerId = idOf(actor);
    const seen = await repo.accessed(userIds, viewerId, since);
    const known = new Set(seen.map(({ user_id, shown }) => `${user_id} ${shown}`));
    const common = {
      viewer_kind: actor.kind,
      viewer_id: viewerId,
      viewer_name: (await nameOf[actor.kind](viewerId)) ?? '',
      seen_at: toText(now),
    } as const;
    const rows = userIds
      .flatMap((user_id) => kinds.map((shown) => ({ user_id, shown })))
      .filter(({ user_id, shown }) => !known.has(`${user_id} ${shown}`))
      .map((entry) => ({ ...common, ...entry, id: newId() }));
    if (rows.length > 0) await repo.add(rows);
  };

  const noteAct: LogStaffAct = async ({ adminId }, userIds, act) => {
    const common = {
      viewer_kind: 'admin',
      viewer_id: adminId,
      viewer_name: (await nameOf.admin(adminId)) ?? '',
      shown: act,
      seen_at: toText(clock()),
    } as const;
    await repo.add(userIds.map((user_id) => ({ ...common, id: newId(), user_id })));
  };

  return {
    note,
    noteAct,
    noteOverview,
    async list(user: Authorized<UserSubject>): Promise<AccessLogEntry[]> {
      const rows = await repo.newest(user.id, MOST_ROWS);
      return rows.map((row) => ({
        id: row.id,
        viewer: row.viewer_kind === 'admin' ? ('staff' as const) : ('family' as const),
        viewerName: row.viewer_name,
        shown: row.shown,
        seenAt: row.seen_at,
      }));
    },
  };
}

const idOf = (actor: ActorOf<'support' | 'admin'>): string =>
  actor.kind === 'admin' ? actor.adminId : actor.supportPersonId;

export type AccessLogService = ReturnType<typeof accessLogService>;
