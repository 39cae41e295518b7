import { Ellipsis, Mic, Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePinnedFoot } from '../../../lib/use-pinned-foot.ts';
import { Button } from '../../../ui/button.tsx';
import type { HandsFree, Phase } from './use-hands-free.ts';

const WORDS: Readonly<Record<Phase, string>> = {
  listening: 'Te escucho',
  thinking: 'Pensando',
  speaking: 'Te contesto',
  between: 'Un momento',
};
const ICONS: Readonly<Record<Phase, ReactNode>> = {
  listening: <Mic aria-hidden />,
  thinking: <Ellipsis aria-hidden />,
  speaking: <Volume2 aria-hidden />,
  between: <Ellipsis aria-hidden />,
};

interface HandsFreePanelProps {
  handsFree: Pick<HandsFree, 'phase' | 'heard'>;
  onWrite: () => void;
}

/**
 * Stands in the place of the keyboard while it listens: nobody is listened to without seeing it. Its button is not red:
 * in a danger only what brings help is.
 */
export function HandsFreePanel({ handsFree, onWrite }: HandsFreePanelProps) {
  const { phase, heard } = handsFree;
  const foot = usePinnedFoot<HTMLElement>();
  const listens = phase === 'listening';
  return (
    <section
      ref={foot}
      aria-label="Manos libres"
      className={`pinned-foot -mx-4 mt-auto grid gap-3 border-t-8 bg-paper px-4 pt-3 pb-4 sm:-mx-6 sm:px-6 low:pb-2 ${listens ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-center gap-4">
        <span
          className={`grid size-16 flex-none place-items-center rounded-full [&_svg]:size-8 ${listens ? 'bg-danger text-on-hue' : 'bg-sand text-ink'}`}
        >
          {ICONS[phase]}
        </span>
        <div className="min-w-0">
          <p role="status" className="text-2xl font-bold">
            {WORDS[phase]}
          </p>
          <p className="min-h-[1.5em] text-lg break-words">
            {listens ? heard || 'Habla cuando quieras. Di «para» y termino.' : ' '}
          </p>
        </div>
      </div>
      <Button size="large" icon={Square} onClick={onWrite}>
        Parar y escribir
      </Button>
    </section>
  );
}
