import type { ReactNode } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { useRemoveMember } from '../staff.queries.ts';
import type { MemberTask } from './member-task.ts';

const FAILED = 'No se pudo quitar. Inténtalo de nuevo.';

interface ConfirmForMemberProps {
  task: MemberTask;
  title: string;
  removing: ReturnType<typeof useRemoveMember>;
  /** What the button says meanwhile. */
  removingWords: string;
  children: ReactNode;
}

/** Asks before something is taken from a colleague. */
export function ConfirmForMember(props: ConfirmForMemberProps) {
  const { task, title, removing, removingWords, children } = props;
  return (
    <ConfirmDialog
      onClose={task.onClose}
      closeLabel="Volver a la lista"
      title={title}
      action="Quitar"
      busy={[removing.isPending, removingWords]}
      problem={removing.error && sentenceOf(removing.error, FAILED)}
      onConfirm={() => removing.mutate(task.member.id, { onSuccess: task.onDone })}
    >
      {children}
    </ConfirmDialog>
  );
}
