import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { chunkComponent, type FromChunk, useFetched } from '../lib/chunk.tsx';
import { showToast } from './toast-store.ts';

const FAILED = 'No se pudo abrir. Comprueba la conexión e inténtalo de nuevo.';

/** A dialog in a chunk of its own. Where that cannot be had it says so and closes: the view under it stays. */
export const dialogFromChunk = <P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): FromChunk<P> =>
  chunkComponent(load, (part, { onClose }) => {
    const { value, failure } = useFetched(part);
    const giveUp = useEffectEvent(() => {
      showToast(FAILED, { kind: 'error' });
      onClose();
    });
    useEffect(() => {
      if (failure) giveUp();
    }, [failure]);
    return { Part: value };
  });
