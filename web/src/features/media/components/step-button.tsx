import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** To the one before, or to the one after. */
export function StepButton({
  by,
  className = '',
  disabled = false,
  onStep,
}: {
  by: 1 | -1;
  className?: string;
  disabled?: boolean;
  onStep: (by: 1 | -1) => void;
}) {
  return (
    <Button
      className={`min-h-16 px-2! ${className}`}
      icon={by < 0 ? ChevronLeft : undefined}
      iconAfter={by > 0 ? ChevronRight : undefined}
      disabled={disabled}
      onClick={() => onStep(by)}
    >
      {by < 0 ? 'Anterior' : 'Siguiente'}
    </Button>
  );
}
