import type { Member } from '@encina/contract/admins';
import { KeyRound, ShieldOff, Trash2, UserPlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type RowAction, RowActions, RowList, RowName } from '../../../ui/row-list.tsx';
import { useStaff } from '../staff.queries.ts';
import { FactorRule } from './factor-rule.tsx';
import type { MemberTaskKind } from './member-task.ts';

interface StaffListProps {
  /** Id of the one who looks: her own account is not hers to remove. */
  ownId: string;
  said: string;
  onClose: () => void;
  onCreate: () => void;
  onTask: (kind: MemberTaskKind, member: Member) => void;
}

export function StaffList({ ownId, said, onClose, onCreate, onTask }: StaffListProps) {
  const staff = useStaff();
  return (
    <Dialog
      wide
      onClose={onClose}
      title="Personal del ayuntamiento"
      description="Quien está en esta lista puede entrar en Administración."
      actions={
        <Button variant="primary" icon={UserPlus} onClick={onCreate}>
          Nueva cuenta
        </Button>
      }
    >
      <p role="status" className="mb-3 font-semibold text-encina empty:hidden">
        {said}
      </p>
      <Loaded query={staff} shape="h-20">
        {(members) => (
          <RowList items={members}>
            {(member) => <MemberRow member={member} isOwn={member.id === ownId} onTask={onTask} />}
          </RowList>
        )}
      </Loaded>
      <FactorRule />
    </Dialog>
  );
}

const ACTIONS = [
  ['password', 'Nueva contraseña', 'Nueva contraseña para', KeyRound],
  ['factors', 'Quitar llave y códigos', 'Quitar llave y códigos de', ShieldOff],
  ['remove', 'Quitar', 'Quitar a', Trash2],
] as const satisfies readonly RowAction<MemberTaskKind>[];

interface MemberRowProps extends Pick<StaffListProps, 'onTask'> {
  member: Member;
  isOwn: boolean;
}

function MemberRow({ member, isOwn, onTask }: MemberRowProps) {
  const { name, email, hasFactor } = member;
  const possible = ACTIONS.filter(([kind]) => kind !== 'factors' || hasFactor);
  return (
    <>
      <RowName name={isOwn ? `${name} (tú)` : name}>
        {email}
        {hasFactor && '. Entra con algo más que la contraseña'}
      </RowName>
      {!isOwn && (
        <RowActions actions={possible} name={name} onAction={(kind) => onTask(kind, member)} />
      )}
    </>
  );
}
