import { useState } from 'react';
import { forgetMailLink, pendingMailLink } from '../lib/mail-link.ts';
import { dialogFromChunk } from '../ui/dialog-from-chunk.tsx';

const MailLinkDialog = dialogFromChunk(
  async () => (await import('../features/push/components/mail-link-dialog.tsx')).MailLinkDialog,
);

/** Whoever comes from a letter is asked before anything is changed: programs follow links too. */
export function MailLinkGate() {
  const [token, setToken] = useState(pendingMailLink);
  if (token === undefined) return null;
  const close = () => {
    forgetMailLink();
    setToken(undefined);
  };
  return <MailLinkDialog token={token} onClose={close} />;
}
