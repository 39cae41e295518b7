import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { dialogFromChunk } from './dialog-from-chunk.tsx';
import type { HelpWords } from './help-panel.tsx';
import { ToolButton } from './tool-button.tsx';

const HelpPanel = dialogFromChunk(async () => (await import('./help-panel.tsx')).HelpPanel);

/** "Ayuda" among the tools of the home screen. */
export function HelpTool({ title, ...help }: HelpWords & { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon={<CircleHelp />} onClick={() => setOpen(true)}>
        Ayuda
      </ToolButton>
      {open && <HelpPanel onClose={() => setOpen(false)} title={title} {...help} />}
    </>
  );
}
