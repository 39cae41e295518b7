import type { ComponentProps, ReactNode } from 'react';
import { Azulejo } from './azulejo.tsx';
import type { Hue } from './hue.ts';
import { useTap } from './use-tap.ts';

interface HueCardProps extends Omit<ComponentProps<'button'>, 'title'> {
  hue: Hue;
  pictogram: ReactNode;
  title: string;
  /** One line under the title: what waits inside. */
  status?: ReactNode;
  /** Tile above the words where there is room for columns. */
  tall?: boolean;
  /** Full colour: the card that most people come for. */
  solid?: boolean;
}

/** A big card: tile, word and a line of what waits inside. One button, 112 px high at least. */
export function HueCard({
  hue,
  pictogram,
  title,
  status,
  tall = false,
  solid = false,
  onClick,
  className = '',
  ...rest
}: HueCardProps) {
  const tap = useTap(onClick);
  return (
    <button
      type="button"
      {...rest}
      data-hue={hue}
      {...tap}
      className={`@container ledge ledge-hue flex min-h-28 w-full items-center gap-[clamp(10px,4vw,16px)] rounded-2xl border-2 p-[clamp(12px,4vw,16px)] text-left scarce:flex-col scarce:items-start sm:min-h-40 sm:gap-5 sm:p-6 ${solid ? 'border-hue bg-hue text-on-hue' : 'border-hue-edge bg-ground text-ink'} ${tall ? 'lg:min-h-64 lg:flex-col lg:items-start lg:justify-between' : ''} ${className}`}
    >
      <Azulejo className={solid ? '[--fill:var(--on-hue)] [--on-fill:var(--hue)]' : ''}>
        {pictogram}
      </Azulejo>
      <span className={`min-w-0 flex-1 scarce:w-full ${tall ? 'lg:flex-none' : ''}`}>
        <span
          className={`block text-[clamp(1.05rem,7.2cqi,1.32rem)] leading-tight font-bold ${solid ? '' : 'text-hue'}`}
        >
          {title}
        </span>
        {status && <span className="mt-1 block text-base leading-snug">{status}</span>}
      </span>
    </button>
  );
}
