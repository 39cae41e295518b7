import { useEffect } from 'react';
import { useLocation } from 'wouter';

export type PagePath = '/project-info' | '/accesibilidad';

/** The pages beside the views: to one of them, and back to the very view that led there. */
export function usePages() {
  const [, navigate] = useLocation();
  return {
    open: (path: PagePath) => navigate(path, { state: { fromApp: true } }),
    back: () => (window.history.state?.fromApp ? window.history.back() : navigate('/')),
  };
}

/** What every page does when somebody comes to it. @param title as the browser calls it */
export function usePage(title: string): void {
  useEffect(() => {
    document.title = `${title} · Encina`;
    document.documentElement.dataset.side = 'user';
    window.scrollTo(0, 0);
  }, [title]);
}
