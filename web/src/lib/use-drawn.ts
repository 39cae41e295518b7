import { startTransition, useEffect, useState } from 'react';

/** False while a view is first drawn, true from then on: for what can be asked a moment later. */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
}
