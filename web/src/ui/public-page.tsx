import type { ReactNode } from 'react';
import { type PagePath, usePage, usePages } from '../lib/pages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { FooterTown } from './logos.tsx';

interface PublicPageProps {
  /** In the tab of the browser. */
  name: string;
  title: string;
  here: PagePath;
  town: FooterTown | undefined;
  /** How wide the text is, and how far its parts are apart. */
  className: string;
  children: ReactNode;
}

/** A page with an address of its own, which needs no log-in. */
export function PublicPage({ name, title, here, town, className, children }: PublicPageProps) {
  const { back } = usePages();
  usePage(name);
  return (
    <>
      <Header title={title} back={{ label: 'Volver a Encina', onBack: back }} />
      <main className={`mx-auto grid w-full px-4 pt-4 pb-12 sm:px-6 ${className}`}>{children}</main>
      <Footer town={town} here={here} />
    </>
  );
}
