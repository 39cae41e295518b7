import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShowsAlarm } from '../../../lib/alarm-shown.ts';
import { useStandsOver } from '../../../ui/use-stands-over.ts';

/** Fills the screen, over everything. Neither Escape nor Back takes it away, nor changes what lies behind it. */
export function AlarmFrame({ children }: { children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null);
  useStandsOver();
  useShowsAlarm();
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Viewport className="fixed inset-0 z-[70] bg-paper">
          <Base.Popup
            ref={popup}
            data-hue="clay"
            initialFocus={popup}
            className="alarm text-ink outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** What it says, in the larger part of the screen: it scrolls by itself where it is long. */
export function AlarmWords({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section tabIndex={0} aria-label="Aviso" className="alarm-words">
      <div className="m-auto grid w-full justify-items-center gap-4 text-center low:gap-2">
        {children}
      </div>
    </section>
  );
}

/** The heading of what is said now: it takes the focus when it comes, so that it is read. */
export function AlarmTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Base.Title ref={heading} tabIndex={-1} className="text-3xl text-hue low:text-xl">
      {children}
    </Base.Title>
  );
}

/** How large its pictogram is. */
export const TILE = 'sm:[--tile:min(18vh,160px)] low:[--tile:56px]';

/** Longer ones would fill more than the screen, were they as large as short ones. Letters, and the size in px. */
const SIZES = [
  [36, 60],
  [72, 46],
] as const;
const SMALLEST_PX = 34;

/** Written as large as its longest word and its length allow. */
export function Large({ children }: { children: string }) {
  const { length } = children;
  const most = SIZES.find(([letters]) => length <= letters)?.[1] ?? SMALLEST_PX;
  const longest = Math.max(...children.split(/\s+/).map((word) => word.length));
  return (
    <p className="alarm-heading" style={{ '--longest': longest, '--most': `${most}px` }}>
      {children}
    </p>
  );
}
