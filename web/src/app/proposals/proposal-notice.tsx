import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { waitingWords } from '../../features/proposals/proposal-words.ts';
import { useProposals } from '../../features/proposals/proposals.queries.ts';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { HueCard } from '../../ui/hue-card.tsx';

const AnswerDialog = dialogFromChunk(
  async () => (await import('./answer-dialog.tsx')).AnswerDialog,
);

/** "Rosa te propone…": a calm card on home, and nothing that rings. */
export function ProposalNotice({ userId }: { userId: string }) {
  // It comes with home.
  const { data = [] } = useProposals(userId, { enabled: false });
  const [isOpen, setOpen] = useState(false);
  const [first] = data;
  return (
    <>
      {first && (
        <HueCard
          hue="encina"
          title={`${first.byName} te propone…`}
          pictogram={<HandHeart />}
          status={waitingWords(data)}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <AnswerDialog userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}
