import type { PagePath } from '../lib/pages.ts';
import { Logos } from './logos.tsx';
import { PageLinks } from './page-links.tsx';

/** Who is behind this, and the ways to the public pages. */
export function Footer({ here }: { here?: PagePath }) {
  return (
    <footer className="mx-auto flex w-full max-w-page flex-wrap items-center justify-center gap-x-8 gap-y-4 px-4 py-6">
      <Logos />
      <PageLinks here={here} />
    </footer>
  );
}
