import type { PagePath } from '../lib/pages.ts';
import { type FooterTown, Logos } from './logos.tsx';
import { PageLinks } from './page-links.tsx';

/** Who is behind this, and the ways to the public pages. @param town undefined until it is known */
export function Footer({ town, here }: { town: FooterTown | undefined; here?: PagePath }) {
  return (
    <footer className="mx-auto flex min-h-32 w-full max-w-page flex-wrap items-center justify-center gap-x-8 gap-y-4 px-4 py-6">
      <Logos town={town} />
      <PageLinks here={here} />
    </footer>
  );
}
