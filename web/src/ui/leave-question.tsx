import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { Callbacks } from './callbacks.ts';

/** Whether a dialog is asking before what it holds is lost. Asked a second time, it takes the question back. */
export function useLeaveQuestion(holdsWork: boolean) {
  /** Where the finger was when it asked: there it goes on. */
  const [left, setLeft] = useState<Element | null>();
  useEffect(() => () => void (left instanceof HTMLElement && left.focus()), [left]);
  const isAsking = holdsWork && left !== undefined;
  const stay = () => setLeft(undefined);
  const ask = () => (isAsking ? stay() : setLeft(document.activeElement));
  return { isAsking, ask, stay };
}

export interface LeaveWords {
  readonly question: string;
  readonly leave: string;
  readonly stay: string;
}
const WRITTEN: LeaveWords = {
  question: '¿Salir sin guardar?',
  leave: 'Salir',
  stay: 'Seguir escribiendo',
};

/** Asked in the dialog itself: there is never a second one. */
export function LeaveQuestion({
  words = WRITTEN,
  onStay,
  onLeave,
}: { words?: LeaveWords | undefined } & Callbacks<'onStay' | 'onLeave'>) {
  const id = useId();
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={question} tabIndex={-1} className="outline-none">
        {words.question}
      </h3>
      <div className="dialog-actions">
        <Button className="min-h-16" onClick={onLeave}>
          {words.leave}
        </Button>
        <Button variant="primary" onClick={onStay}>
          {words.stay}
        </Button>
      </div>
    </section>
  );
}
