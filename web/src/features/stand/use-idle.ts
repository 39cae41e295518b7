import { useEffect, useRef, useState } from 'react';

/**
 * Whether nobody has touched the screen for so long. The touch that ends it is given by `wake`: whatever lies under the
 * finger then does not hear of it.
 * @param ms how long; not counted while it is not wanted
 */
export function useIdle(isWanted: boolean, ms: number) {
  const [isIdle, setIdle] = useState(false);
  const touched = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isWanted) return setIdle(false);
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), ms);
    };
    touched.current = begin;
    begin();
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('keydown', begin, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('keydown', begin, true);
    };
  }, [isWanted, ms]);
  return {
    isIdle: isIdle && isWanted,
    wake() {
      setIdle(false);
      touched.current?.();
    },
  };
}
