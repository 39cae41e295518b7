import type { ListedUser } from '@encina/contract/users';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { ActiveLine } from '../../../ui/status-line.tsx';
import { lastSeenWords } from '../last-seen.ts';

/** One person in the list of staff: on a laptop with all that can be done, on a telephone the way to her profile. */
export function UserRow({
  user,
  timeZone,
  actions,
}: {
  user: ListedUser;
  timeZone: string;
  actions: ReactNode;
}) {
  return (
    <li className="relative flex max-w-none items-center gap-x-4 gap-y-2 lg:flex-wrap border-b-2 border-line px-3 py-2 last:border-b-0 sm:px-4">
      <Avatar id={user.id} name={user.name} photo={user.photo} size="tiny" />
      <div className="min-w-0 flex-1 lg:basis-72">
        <h2 className="text-lg leading-snug break-words">{user.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 leading-snug text-ink-soft">
          <ActiveLine active={user.isActive} />
          {user.lastActiveAt !== undefined && (
            <span>{lastSeenWords(user.lastActiveAt, new Date(), timeZone)}</span>
          )}
          {user.phone && <span>{user.phone}</span>}
        </p>
      </div>
      <div className="flex flex-none gap-2 lg:max-w-full">{actions}</div>
    </li>
  );
}
