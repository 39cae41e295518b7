import { useState } from 'react';
import { AccountDialog } from '../../features/account/components/account-dialog.tsx';
import { FactorDialog } from '../../features/factors/components/factor-dialog.tsx';
import { FactorsSection } from '../../features/factors/components/factors-section.tsx';
import type { FactorTask } from '../../features/factors/factor-task.ts';
import { StaffNotices } from '../../features/push/components/staff-notices.tsx';
import type { Closing } from '../../ui/closing.ts';

/** "Mi cuenta" of staff: theirs alone has a second factor. One dialog that changes its task, never two at once. */
export function OwnAccount({ onClose }: Closing) {
  const [task, setTask] = useState<FactorTask>();
  const [said, setSaid] = useState('');
  const done = (words: string) => {
    setTask(undefined);
    setSaid(words);
  };
  const added = (codes: readonly string[] | null) => {
    setTask(codes ? { kind: 'codes', codes } : undefined);
    setSaid('Ya entras con más seguridad.');
  };
  if (task) {
    return (
      <FactorDialog
        task={task}
        onClose={() => setTask(undefined)}
        onAdded={added}
        onDone={(words) => done(words || said)}
      />
    );
  }
  return (
    <AccountDialog kind="staff" onClose={onClose}>
      <FactorsSection said={said} onTask={setTask} onAdded={added} />
      <StaffNotices />
    </AccountDialog>
  );
}
