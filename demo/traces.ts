import type { Desk } from './desk.ts';
import { ids } from './ids.ts';
import type { PlannedTown } from './plan.ts';
import { random } from './random.ts';

/** What a relative looks at in a fortnight: days back, and what. */
const LOOKS = [
  [1, '19:40', 'reminders'],
  [1, '19:42', 'metrics'],
  [4, '12:15', 'memories'],
  [11, '20:05', 'metrics'],
] as const;

/** Who has looked at the data of those who share them, and what one of them asks about hers. */
export function writeTraces({ book, calendar }: Desk, { id: townId, admins }: PlannedTown): void {
  const people = new Map(
    book.users.filter((user) => user.municipality_id === townId).map((user) => [user.id, user]),
  );
  const names = new Map(book.support_persons.map(({ id, name }) => [id, name]));
  for (const { support_person_id: viewerId, user_id: userId } of book.support_links) {
    if (people.get(userId)?.family_consent !== 1) continue;
    const newId = ids(random(`looks of ${viewerId} at ${userId}`));
    for (const [back, time, shown] of LOOKS) {
      book.access_log.push({
        id: newId(),
        user_id: userId,
        viewer_kind: 'support',
        viewer_id: viewerId,
        viewer_name: names.get(viewerId) ?? '',
        shown,
        seen_at: calendar.instant(-back, time),
      });
    }
  }
  const looked = [...people.values()].filter((user) => user.municipal_consent === 1).slice(0, 20);
  for (const { id } of looked) {
    book.access_log.push({
      id: ids(random(`staff look at ${id}`))(),
      user_id: id,
      viewer_kind: 'admin',
      viewer_id: admins[0].id,
      viewer_name: admins[0].name,
      shown: 'metrics',
      seen_at: calendar.instant(-6, '10:30'),
    });
  }
  const asking = looked.at(-1);
  if (!asking) return;
  book.data_requests.push({
    id: ids(random(`request of ${asking.id}`))(),
    user_id: asking.id,
    kind: 'rectification',
    words: 'Mi segundo apellido está mal escrito: es Peña, con eñe.',
    requested_at: calendar.instant(-3, '11:20'),
    answered_at: null,
  });
}
