import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { HelpWords } from './help-panel.tsx';
import { ToolButton } from './tool-button.tsx';

const HelpPanel = lazy(() =>
  import('./help-panel.tsx').then((module) => ({ default: module.HelpPanel })),
);

/** "Ayuda" among the tools of the home screen. */
export function HelpTool({ title, ...help }: HelpWords & { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon={<CircleHelp />} onClick={() => setOpen(true)}>
        Ayuda
      </ToolButton>
      {open && (
        <Suspense>
          <HelpPanel open onClose={() => setOpen(false)} title={title} {...help} />
        </Suspense>
      )}
    </>
  );
}
