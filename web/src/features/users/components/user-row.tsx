import type { ListedUser } from '@encina/contract/users';
import { type ComponentType, memo } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { ActiveLine } from '../../../ui/status-line.tsx';
import { lastSeenWords } from '../last-seen.ts';

/** Erases a person, and tells whether she is on her way out. */
export interface Erasing {
  readonly onDelete: () => void;
  readonly isDeleting: boolean;
}

/** The buttons of a row. */
export type RowActions = ComponentType<Erasing & { readonly user: ListedUser }>;

interface UserRowProps {
  user: ListedUser;
  /** Of today: with the next one, a row that has stood overnight says "ayer" of what was "hoy". */
  noon: string;
  timeZone: string;
  Actions: RowActions;
  onDelete: (user: ListedUser) => void;
  isDeleting: boolean;
}

/**
 * One person in the list of staff: on a laptop with all that can be done, on a telephone the way to her profile. Made anew
 * only where something of hers has changed: a letter that is typed or fifty more rows would else wait for all the others.
 */
export const UserRow = memo(function UserRow({
  user,
  noon,
  timeZone,
  Actions,
  onDelete,
  isDeleting,
}: UserRowProps) {
  return (
    <li className="relative flex max-w-none items-center gap-x-4 gap-y-2 lg:flex-wrap border-b-2 border-line px-3 py-2 last:border-b-0 sm:px-4">
      <Avatar id={user.id} name={user.name} photo={user.photo} size="tiny" />
      <div className="min-w-0 flex-1 lg:basis-72">
        <h2 className="text-lg leading-snug break-words">{user.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 leading-snug text-ink-soft">
          <ActiveLine active={user.isActive} />
          {user.lastActiveAt !== undefined && (
            <span>{lastSeenWords(user.lastActiveAt, new Date(noon), timeZone)}</span>
          )}
          {user.phone && <span>{user.phone}</span>}
        </p>
      </div>
      <div className="flex flex-none gap-2 lg:max-w-full">
        <Actions user={user} onDelete={() => onDelete(user)} isDeleting={isDeleting} />
      </div>
    </li>
  );
});
