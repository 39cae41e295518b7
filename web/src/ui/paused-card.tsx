import { CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

/** In the place of somebody who is switched off, or of what may be done for her. */
export function PausedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid justify-items-start gap-3 p-5 sm:p-7">
      <h2 className="flex items-center gap-3">
        <CirclePause aria-hidden className="size-[1.2em] flex-none" />
        {title}
      </h2>
      {children}
    </Card>
  );
}
