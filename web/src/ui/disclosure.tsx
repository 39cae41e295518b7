import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';

/** More for who wants it, under a button that says what it does now. What is closed is not there at all. */
export function Disclosure({
  show,
  hide,
  open,
  onToggle,
  children,
}: {
  /** Words of the button: "Ver las cifras". */
  show: string;
  hide: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  const Arrow = open ? ChevronUp : ChevronDown;
  return (
    <>
      <div className="grid sm:justify-items-start">
        <Button
          className="min-h-16"
          icon={Arrow}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(!open)}
        >
          {open ? hide : show}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </>
  );
}
