import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Something did not load: what happened, and one button to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
}: {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}) {
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-form justify-items-center gap-3 rounded-2xl border-2 border-danger bg-card p-6 text-center"
    >
      <CircleAlert aria-hidden className="size-12 text-danger" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div>{children}</div>}
      <Button variant="primary" icon={RotateCcw} busy={[retrying, 'Un momento…']} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
