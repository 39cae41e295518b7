import type { Member } from '@encina/contract/admins';
import { KeyRound, Trash2, UserPlus } from 'lucide-react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useStaff } from '../staff.queries.ts';

interface StaffListProps {
  /** Id of the one who looks: her own account is not hers to remove. */
  ownId: string;
  said: string;
  onClose: () => void;
  onCreate: () => void;
  onPassword: (member: Member) => void;
  onRemove: (member: Member) => void;
}

export function StaffList({ ownId, said, onClose, onCreate, ...tasks }: StaffListProps) {
  const staff = useStaff();
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Personal del ayuntamiento"
      description="Quien está en esta lista puede entrar en Administración."
      actions={
        <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={onCreate}>
          Nueva cuenta
        </Button>
      }
    >
      <p role="status" className="mb-3 font-semibold text-encina empty:hidden">
        {said}
      </p>
      {staff.isPending && (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
      {staff.error && (
        <ErrorState
          title={sentenceOf(staff.error, 'No se pudieron cargar los datos.')}
          onRetry={() => void staff.refetch()}
        />
      )}
      <ul className="grid gap-3">
        {staff.data?.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-3 rounded-xl border-2 border-line p-4"
          >
            <span className="min-w-0 flex-1 basis-56">
              <b className="block break-words">
                {member.name}
                {member.id === ownId && ' (tú)'}
              </b>
              <span className="break-all text-ink-soft">{member.email}</span>
            </span>
            <Button
              size="small"
              icon={<KeyRound aria-hidden />}
              aria-label={`Nueva contraseña para ${member.name}`}
              onClick={() => tasks.onPassword(member)}
            >
              Nueva contraseña
            </Button>
            {member.id !== ownId && (
              <Button
                size="small"
                icon={<Trash2 aria-hidden />}
                aria-label={`Quitar a ${member.name}`}
                onClick={() => tasks.onRemove(member)}
              >
                Quitar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
