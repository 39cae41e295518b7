import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { PostVan } from '../ui/scenes/post-van.tsx';

/** Any other address. In English, as the specification has it; the button is for who lives here. */
export function NotFound() {
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = 'Page Not Found · Encina';
  }, []);
  return (
    <main className="mx-auto grid flex-1 max-w-form content-center justify-items-center gap-4 p-4 py-10 text-center">
      <div className="w-full max-w-96 overflow-hidden rounded-2xl">
        <PostVan />
      </div>
      <div lang="en">
        <h1>Page Not Found</h1>
        <p className="mt-2 text-ink-soft">There is nothing at this address.</p>
      </div>
      <Button variant="primary" onClick={() => navigate('/')}>
        Ir a Encina
      </Button>
    </main>
  );
}
