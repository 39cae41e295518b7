import { useEffect } from 'react';
import { offerToAsk, useConfirmation } from '../lib/confirmation.ts';
import { dialogFromChunk } from '../ui/dialog-from-chunk.tsx';

const ConfirmIdentity = dialogFromChunk(
  async () => (await import('../features/account/components/confirm-identity.tsx')).ConfirmIdentity,
);

/** Asks staff again who they are, over whatever they are doing, where the server wants to know. */
export function ConfirmationGate() {
  const asked = useConfirmation();
  useEffect(offerToAsk, []);
  if (!asked) return null;
  return (
    <ConfirmIdentity onClose={() => asked.settle(false)} onConfirmed={() => asked.settle(true)} />
  );
}
