import { Accessibility, Info } from 'lucide-react';
import { type PagePath, usePages } from '../lib/pages.ts';
import { Button } from './button.tsx';

const PAGES = [
  { path: '/project-info', words: 'Información Adicional', Icon: Info },
  { path: '/accesibilidad', words: 'Accesibilidad', Icon: Accessibility },
] as const;

/** The ways to the public pages, at the foot of a view; not to the one that stands there already. */
export function PageLinks({ here }: { here?: PagePath | undefined }) {
  const { open } = usePages();
  return (
    <nav aria-label="Sobre Encina" className="flex flex-wrap justify-center gap-3">
      {PAGES.filter(({ path }) => path !== here).map(({ path, words, Icon }) => (
        <Button key={path} icon={Icon} onClick={() => open(path)}>
          {words}
        </Button>
      ))}
    </nav>
  );
}
