import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NOT_SAVED, sentenceOf } from '../lib/api-error.ts';

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

/** The same of a call that failed: the server's sentence, or what to say where it has none. */
export function CallError({
  error,
  otherwise = NOT_SAVED,
}: {
  error: unknown;
  otherwise?: string;
}) {
  return <FormError>{Boolean(error) && sentenceOf(error, otherwise)}</FormError>;
}
