import type { LogTold } from '../../core/access-log.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { accessLogRepo } from './access-log.repo.ts';

/** What somebody was told without having looked. */
export const logTold =
  (clock: Clock): LogTold =>
  (trx, { userId, viewer, what }) =>
    accessLogRepo(trx).add([
      {
        id: newId(),
        user_id: userId,
        viewer_kind: viewer.kind,
        viewer_id: viewer.id,
        viewer_name: viewer.name,
        shown: what,
        seen_at: toText(clock()),
      },
    ]);
