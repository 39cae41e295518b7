import { ArrowLeft, CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Azulejo } from './azulejo.tsx';
import { Button } from './button.tsx';
import { dialogFromChunk } from './dialog-from-chunk.tsx';
import type { HelpWords } from './help-panel.tsx';
import type { Hue } from './hue.ts';

const HelpPanel = dialogFromChunk(async () => (await import('./help-panel.tsx')).HelpPanel);

export interface HeaderProps {
  title: string;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Where "Volver" leads, in words: "Volver al inicio". */
  back?: { label: string; onBack: () => void };
  hue?: Hue;
  pictogram?: ReactNode;
  /** What this screen is for; gives the Ayuda button. Every view of the user has it. */
  help?: HelpWords;
  /** More buttons, right of the title. */
  tools?: ReactNode;
}

/** Side by side even at 320 px: there the words do without a pictogram. */
const cornerLook = 'min-h-16 max-sm:gap-2 max-sm:px-3 max-sm:text-base @max-[17rem]:[&_svg]:hidden';

/** The top of every view: Volver in its left corner, Ayuda in its right, the place's own colour between or below. */
export function Header({ title, subtitle, back, hue, pictogram, help, tools }: HeaderProps) {
  const [helping, setHelping] = useState(false);
  return (
    <header
      data-hue={hue}
      className={`@container ${hue ? 'border-b-2 border-hue-edge bg-ground' : ''}`}
    >
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-3 px-4 py-4 low:py-2 sm:gap-x-4 sm:px-6 abreast:flex">
        {back && (
          <Button
            className={`justify-self-start ${cornerLook}`}
            icon={ArrowLeft}
            onClick={back.onBack}
          >
            {back.label}
          </Button>
        )}
        <div className="order-1 col-span-full flex min-w-0 items-center gap-3 abreast:order-none abreast:flex-1">
          {pictogram && <Azulejo size="small">{pictogram}</Azulejo>}
          <div className="min-w-0 flex-1">
            <h1 className={`header-title ${hue ? 'text-hue' : ''}`}>{title}</h1>
            {subtitle && <div className="text-ink-soft">{subtitle}</div>}
          </div>
        </div>
        {tools && (
          <div className="order-2 col-span-full flex flex-wrap gap-2 abreast:order-none max-sm:[&_button]:gap-2 max-sm:[&_button]:px-3 max-sm:[&_button]:text-base sm:gap-3">
            {tools}
          </div>
        )}
        {help && (
          <Button
            className={`col-start-2 ${cornerLook}`}
            icon={CircleHelp}
            onClick={() => setHelping(true)}
          >
            Ayuda
          </Button>
        )}
      </div>
      {help && helping && <HelpPanel onClose={() => setHelping(false)} title={title} {...help} />}
    </header>
  );
}
