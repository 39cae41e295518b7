import type { Proposal } from '@encina/contract/proposals';
import { useState } from 'react';
import { OUTCOME_WORDS, type Outcome } from '../../features/proposals/proposal-words.ts';
import { useProposals } from '../../features/proposals/proposals.queries.ts';
import { Button } from '../../ui/button.tsx';
import type { Closing } from '../../ui/closing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Asked } from './asked.tsx';

interface Said {
  readonly id: string;
  readonly title: string;
  readonly outcome: Outcome;
}

/** One proposal after the other, large; at the end what she said of each. */
export function AnswerDialog({ userId, onClose }: Closing<{ userId: string }>) {
  const { data = [] } = useProposals(userId, { enabled: false });
  const [said, setSaid] = useState<readonly Said[]>([]);
  // What was there when she began, until she has said something of each.
  const [asked] = useState<readonly Proposal[]>(data);
  const current = asked.find(({ id }) => !said.some((it) => it.id === id));
  if (!current) return <Summary said={said} onClose={onClose} />;
  return (
    <Asked
      key={current.id}
      userId={userId}
      proposal={current}
      place={asked.length > 1 ? `${said.length + 1} de ${asked.length}` : undefined}
      onSaid={(outcome) => setSaid([...said, { id: current.id, title: current.title, outcome }])}
      onClose={onClose}
    />
  );
}

function Summary({ said, onClose }: Closing<{ said: readonly Said[] }>) {
  return (
    <Dialog
      hue="sky"
      onClose={onClose}
      title="Esto has dicho"
      actions={
        <Button variant="primary" className="min-h-16" onClick={onClose}>
          Muy bien
        </Button>
      }
    >
      <ul className="grid gap-3 text-lg">
        {said.map(({ id, title, outcome }) => (
          <li key={id} className="max-w-none wrap-anywhere">
            <b>{title}</b>: {OUTCOME_WORDS[outcome]}.
          </li>
        ))}
      </ul>
      {said.some(({ outcome }) => outcome === 'later') && (
        <p className="mt-4">Lo que dejas para luego te espera en el inicio.</p>
      )}
    </Dialog>
  );
}
