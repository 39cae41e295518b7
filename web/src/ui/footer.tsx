import { Info } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from './button.tsx';

/** Who is behind this, and the way to the project's own page. */
export function Footer() {
  const [, navigate] = useLocation();
  return (
    <footer className="mx-auto flex w-full max-w-[76rem] flex-wrap items-center justify-center gap-x-8 gap-y-4 px-4 py-6">
      <img
        src="/logos.svg"
        width={522}
        height={80}
        alt="Encina y Ayuntamiento de Valle de Matamoros"
        className="h-auto max-h-[80px] w-auto max-w-full rounded-md"
      />
      <Button
        icon={<Info aria-hidden />}
        onClick={() => navigate('/project-info', { state: { fromApp: true } })}
      >
        Información Adicional
      </Button>
    </footer>
  );
}
