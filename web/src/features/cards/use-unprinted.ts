import { useEffect, useEffectEvent, useState } from 'react';

export interface Unprinted {
  /** Told whether what was just made stands on no paper yet: closed now, it is lost. */
  readonly onUnprinted: (isUnprinted: boolean) => void;
}

/** Tells for as long as it is there and not printed. @returns what is called once it is printed */
export function useUnprinted(onUnprinted: Unprinted['onUnprinted']): () => void {
  const [isPrinted, setIsPrinted] = useState(false);
  const tell = useEffectEvent(onUnprinted);
  useEffect(() => {
    if (isPrinted) return;
    tell(true);
    return () => tell(false);
  }, [isPrinted]);
  return () => setIsPrinted(true);
}
