import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Opens after 700 ms; the next one at once if it follows within 300 ms. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** Tooltips inside one group follow each other without a wait. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={OPEN_DELAY} timeout={SKIP_DELAY}>
      {children}
    </Base.Provider>
  );
}

/** A few words more for a mouse or a keyboard. Never the only place of something: a finger cannot see it. */
export function Tooltip({ words, children }: { words: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={OPEN_DELAY} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={10} className="z-60">
          <Base.Popup className="max-w-80 rounded-sm bg-ink px-4 py-2 text-sm text-paper shadow-float">
            {words}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
