import type { ReactNode } from 'react';
import type { Hue } from './hue.ts';

export type AzulejoSize = 'small' | 'regular' | 'large';

const sizes: Record<AzulejoSize, string> = {
  small: '[--tile:56px]',
  regular: '[--tile:clamp(56px,19vw,72px)] sm:[--tile:88px]',
  large: '[--tile:112px]',
};

/** A pictogram on a glazed tile; takes the region's hue unless it is given one. Decoration: it has no name. */
export function Azulejo({
  hue,
  size = 'regular',
  className = '',
  children,
}: {
  hue?: Hue;
  size?: AzulejoSize;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span aria-hidden data-hue={hue} className={`azulejo ${sizes[size]} ${className}`}>
      {children}
    </span>
  );
}
