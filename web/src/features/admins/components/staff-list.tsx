import type { Member } from '@encina/contract/admins';
import { KeyRound, ShieldOff, Trash2, UserPlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RowList, RowName } from '../../../ui/row-list.tsx';
import { useStaff } from '../staff.queries.ts';
import { FactorRule } from './factor-rule.tsx';

interface StaffListProps {
  /** Id of the one who looks: her own account is not hers to remove. */
  ownId: string;
  said: string;
  onClose: () => void;
  onCreate: () => void;
  onPassword: (member: Member) => void;
  onFactors: (member: Member) => void;
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
      <Loaded query={staff} shape="h-20">
        {(members) => (
          <RowList items={members}>
            {(member) => <MemberRow member={member} isOwn={member.id === ownId} {...tasks} />}
          </RowList>
        )}
      </Loaded>
      <FactorRule />
    </Dialog>
  );
}

interface MemberRowProps extends Pick<StaffListProps, 'onPassword' | 'onFactors' | 'onRemove'> {
  member: Member;
  isOwn: boolean;
}

function MemberRow({ member, isOwn, onPassword, onFactors, onRemove }: MemberRowProps) {
  const { name, email, hasFactor } = member;
  return (
    <>
      <RowName name={isOwn ? `${name} (tú)` : name}>
        {email}
        {hasFactor && '. Entra con algo más que la contraseña'}
      </RowName>
      {!isOwn && (
        <Button
          size="small"
          icon={<KeyRound aria-hidden />}
          aria-label={`Nueva contraseña para ${name}`}
          onClick={() => onPassword(member)}
        >
          Nueva contraseña
        </Button>
      )}
      {!isOwn && hasFactor && (
        <Button
          size="small"
          icon={<ShieldOff aria-hidden />}
          aria-label={`Quitar llave y códigos de ${name}`}
          onClick={() => onFactors(member)}
        >
          Quitar llave y códigos
        </Button>
      )}
      {!isOwn && (
        <Button
          size="small"
          icon={<Trash2 aria-hidden />}
          aria-label={`Quitar a ${name}`}
          onClick={() => onRemove(member)}
        >
          Quitar
        </Button>
      )}
    </>
  );
}
