import { startTransition, useEffect, useState } from 'react';

/** False while a view is first drawn, true from then on: for what can be asked a moment later. */
export function useHasMounted(): boolean {
  const [hasMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return hasMounted;
}
