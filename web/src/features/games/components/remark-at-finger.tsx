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

/** What was right, said where the eyes are. The log says it too. */
export function RemarkAtFinger({
  remark,
  at,
}: {
  remark: Remark | undefined;
  at: RefObject<Point>;
}) {
  const [shown, setShown] = useState<Remark & Point & { readonly key: number }>();
  useEffect(() => {
    if (!remark) return;
    if (remark.glad) playGlad();
    setShown((was) => ({ ...remark, ...at.current, key: (was?.key ?? 0) + 1 }));
  }, [remark, at]);
  if (!shown) return null;
  return (
    <p
      key={shown.key}
      aria-hidden
      data-remark
      className={`at-finger flex items-center gap-2 rounded-full border-2 px-5 py-2 text-xl font-bold shadow-float ${shown.glad ? 'border-encina bg-encina text-on-hue' : 'border-edge bg-card text-ink'}`}
      style={{ '--x': `${shown.x}px`, '--y': `${shown.y}px` }}
    >
      {shown.glad && <Check className="size-[1em]" strokeWidth={3} />}
      {shown.words}
    </p>
  );
}
