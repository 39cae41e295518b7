import type { Proposal } from '@encina/contract/proposals';
import { useState } from 'react';
import { type Outcome, outcomeWords } from '../../features/proposals/proposal-words.ts';
import { useProposals } from '../../features/proposals/proposals.queries.ts';
import { Button } from '../../ui/button.tsx';
import type { Closing } from '../../ui/closing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Asked } from './asked.tsx';

interface Said {
  readonly proposal: Proposal;
  readonly outcome: Outcome;
}

/** One proposal after the other, large; at the end what she said of each. */
export function AnswerDialog({ userId, onClose }: Closing<{ userId: string }>) {
  const { data = [] } = useProposals(userId, { enabled: false });
  const [said, setSaid] = useState<readonly Said[]>([]);
  // What was there when she began, until she has said something of each.
  const [asked] = useState<readonly Proposal[]>(data);
  const current = asked.find(({ id }) => !said.some(({ proposal }) => proposal.id === id));
  if (!current) return <Summary said={said} onClose={onClose} />;
  return (
    <Asked
      key={current.id}
      userId={userId}
      proposal={current}
      place={asked.length > 1 ? `${said.length + 1} de ${asked.length}` : undefined}
      onSaid={(outcome) => setSaid([...said, { proposal: current, outcome }])}
      onClose={onClose}
    />
  );
}

function Summary({ said, onClose }: Closing<{ said: readonly Said[] }>) {
  return (
    <Dialog
      hue="encina"
      onClose={onClose}
      title="Esto has dicho"
      actions={
        <Button variant="primary" className="min-h-16" onClick={onClose}>
          Muy bien
        </Button>
      }
    >
      <ul className="grid gap-3 text-lg">
        {said.map(({ proposal: { id, title, kind }, outcome }) => (
          <li key={id} className="max-w-none wrap-anywhere">
            <b>{title}</b>: {outcomeWords(outcome, kind)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
