import type { ReactNode } from 'react';
import { Icon, type IconChoice } from '../../../ui/icon.tsx';

/** One message: mine on the right, hers on the left, and below it when, and what became of it. */
export function Bubble({
  isMine,
  from,
  foot,
  children,
}: {
  isMine: boolean;
  /** Who said it, for those who listen. */
  from: string;
  foot: ReactNode;
  children: ReactNode;
}) {
  const side = isMine ? 'ml-auto justify-items-end' : 'mr-auto justify-items-start';
  const look = isMine
    ? 'rounded-br-md border-sand-edge bg-sand'
    : 'rounded-bl-md border-hue-edge bg-ground';
  return (
    <li className={`grid w-fit max-w-[min(30rem,86%)] gap-1 ${side}`}>
      <span className="only-heard">{from}</span>
      <div className={`grid max-w-full gap-2 rounded-2xl border-2 px-3.5 py-2.5 ${look}`}>
        {children}
      </div>
      {foot}
    </li>
  );
}

/** A line under a bubble, with its sign. */
export function FootLine({ icon, children }: { icon?: IconChoice; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 px-1 text-sm text-ink-soft [&_svg]:size-[1.15em] [&_svg]:flex-none">
      <Icon of={icon} />
      {children}
    </p>
  );
}
