import { useEffect, useState } from 'react';
import { awaitInstallOffer } from '../features/install/install-offer.ts';
import { extraFromChunk } from '../lib/chunk.tsx';

const Updates = extraFromChunk(async () => (await import('./updates.tsx')).Updates);
/** The first screen comes first, and what it fetches ahead. In ms. */
const AFTER_MS = 4_000;

/** In the built app alone: while it is being written, every file comes from the server. */
export function UpdateGate() {
  const [isSettled, setSettled] = useState(false);
  useEffect(awaitInstallOffer, []);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return import.meta.env.PROD && isSettled && <Updates />;
}
