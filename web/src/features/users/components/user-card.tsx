import type { ListedUser } from '@encina/contract/users';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ActiveLine } from '../../../ui/status-line.tsx';
import { lastSeenWords } from '../last-seen.ts';

/** One person in the administrator's list. */
export function UserCard({
  user,
  timeZone,
  deleting,
  onDelete,
  actions,
}: {
  user: ListedUser;
  timeZone: string;
  deleting: boolean;
  onDelete: () => void;
  /** What else can be done for the person. */
  actions: ReactNode;
}) {
  return (
    <Card className="grid content-between gap-4 p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <Avatar id={user.id} name={user.name} photo={user.photo} size="small" />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl break-words">{user.name}</h2>
          <div className="flex flex-wrap items-center gap-x-2">
            <ActiveLine active={user.isActive} />
            {user.lastActiveAt !== undefined && (
              <span className="text-ink-soft">
                {lastSeenWords(user.lastActiveAt, new Date(), timeZone)}
              </span>
            )}
          </div>
        </div>
      </div>
      <div className="card-actions">
        {actions}
        <Button
          size="small"
          icon={<Trash2 aria-hidden />}
          busy={deleting && 'Eliminando...'}
          aria-label={`Eliminar a ${user.name}`}
          onClick={onDelete}
        >
          Eliminar
        </Button>
      </div>
    </Card>
  );
}
