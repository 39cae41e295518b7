import type { LucideIcon } from 'lucide-react';
import { isValidElement, type ReactElement } from 'react';

/** One of the set by its name, or one that is drawn in a way of its own. */
export type IconChoice = LucideIcon | ReactElement;

/** An icon beside words says nothing that they do not: nobody hears it. */
export function Icon({ of: Chosen }: { of: IconChoice | undefined }) {
  if (!Chosen || isValidElement(Chosen)) return Chosen;
  return <Chosen aria-hidden />;
}
