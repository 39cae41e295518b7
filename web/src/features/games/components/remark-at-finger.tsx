import { Check } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { playGlad } from '../../../lib/sounds.ts';
import type { Remark } from '../game-kind.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a remark stands: over the finger, or in a line from `left` to `right`. */
interface Place extends Point {
  readonly line?: { readonly left: number; readonly right: number };
}

/** Where the last tap was, or the cell that the last key went to. */
export function useFinger(): {
  readonly at: RefObject<Point>;
  readonly follow: {
    onPointerDownCapture: (event: PointerEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
} {
  const at = useRef<Point>({ x: 0, y: 0 });
  const onPointerDownCapture = ({ clientX, clientY }: PointerEvent) => {
    at.current = { x: clientX, y: clientY };
  };
  const onKeyDownCapture = ({ target }: KeyboardEvent) => {
    const { left, top, width, height } = (target as Element).getBoundingClientRect();
    at.current = { x: left + width / 2, y: top + height / 2 };
  };
  return { at, follow: { onPointerDownCapture, onKeyDownCapture } };
}

/** In the line of the log, as near to the finger as it reaches. */
function inLogOf(stage: Element | null, { x, y }: Point): Place {
  const log = stage?.querySelector('[role=log]')?.getBoundingClientRect();
  if (!log) return { x, y };
  const { left, right, top, height } = log;
  return { x, y: top + height / 2, line: { left, right } };
}

/**
 * What was right, said where the eyes are. The log says it too, and where something new is to be read under the finger
 * at once, the remark stands in the log's place.
 */
export function RemarkAtFinger({
  remark,
  at,
  stage,
  movesOn,
}: {
  remark: Remark | undefined;
  at: RefObject<Point>;
  stage: RefObject<Element | null>;
  movesOn: boolean;
}) {
  const [shown, setShown] = useState<Remark & Place & { readonly key: number }>();
  useEffect(() => {
    if (!remark) return;
    if (remark.glad) playGlad();
    const place = movesOn ? inLogOf(stage.current, at.current) : at.current;
    setShown((was) => ({ ...remark, ...place, key: (was?.key ?? 0) + 1 }));
  }, [remark, at, stage, movesOn]);
  if (!shown) return null;
  const { line, x, y, glad, words } = shown;
  return (
    <p
      key={shown.key}
      aria-hidden
      data-remark
      className={`at-finger flex items-center gap-2 rounded-full border-2 px-5 text-xl font-bold shadow-float ${line ? 'py-1 low:py-0 low:text-base' : 'py-2'} ${glad ? 'border-encina bg-encina text-on-hue' : 'border-edge bg-card text-ink'}`}
      style={{
        '--x': `${x}px`,
        '--y': `${y}px`,
        ...(line && {
          '--above': '50%',
          '--left': `${line.left}px`,
          '--right': `${line.right}px`,
        }),
      }}
    >
      {glad && <Check className="size-[1em]" strokeWidth={3} />}
      {words}
    </p>
  );
}
