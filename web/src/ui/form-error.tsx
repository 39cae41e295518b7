import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a form as a whole, in one centred line above its button. Said aloud when it comes. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="flex items-center justify-center gap-2 text-center font-semibold text-danger">
          <CircleAlert aria-hidden className="size-[1.2em] flex-none" />
          {children}
        </p>
      )}
    </div>
  );
}
