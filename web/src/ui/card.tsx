import type { ComponentProps } from 'react';

/** A sheet of card over the paper. Give it padding of its own. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-2xl bg-card shadow-card ${className}`} />;
}
