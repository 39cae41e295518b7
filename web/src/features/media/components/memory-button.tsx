import type { Memory } from '@encina/contract/media';
import type { ReactNode } from 'react';
import { useSingleTap } from '../../../ui/use-single-tap.ts';

export interface OpenedMemory {
  userId: string;
  memory: Memory;
  onOpen: () => void;
}

/** What of a memory opens it at a tap. @param label where what it shows does not say it */
export function MemoryButton({
  onOpen,
  label,
  className,
  children,
}: Pick<OpenedMemory, 'onOpen'> & { label?: string; className: string; children: ReactNode }) {
  const onTap = useSingleTap(onOpen);
  return (
    <button type="button" onClick={onTap} aria-label={label} className={className}>
      {children}
    </button>
  );
}
