import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near the end somebody reads what comes, and has not gone back to what was, in px. */
const NEAR = 120;

const heightOf = () => document.documentElement.scrollHeight;
const isNearEnd = () => heightOf() - window.scrollY - window.innerHeight < NEAR;
const toEnd = () => window.scrollTo({ top: heightOf() });

/**
 * A conversation begins at its end and stays there, whatever grows or shrinks: a photo that loads, a keyboard that comes.
 * Who has gone back stays where she reads.
 * @param first names what stands first: another one means that older things came before it
 * @param last names what stands last
 */
export function useStayAtEnd(first: string | undefined, last: string | undefined) {
  const [isAtEnd, setAtEnd] = useState(true);
  const stays = useRef(true);
  const measure = useHeldPlace(first);
  useLayoutEffect(() => {
    if (last !== undefined && stays.current) toEnd();
  }, [last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the same way each time
  useEffect(() => {
    const look = () => {
      stays.current = isNearEnd();
      setAtEnd(stays.current);
    };
    const follow = () => {
      if (stays.current) toEnd();
      measure();
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
    };
  }, []);
  return {
    isAtEnd,
    goToEnd() {
      stays.current = true;
      toEnd();
    },
  };
}

/**
 * Older messages come above: what was being read stays under the eye. Not every browser does that by itself.
 * @returns to be told that something else has grown
 */
function useHeldPlace(first: string | undefined): () => void {
  const before = useRef({ first, height: 0 });
  useLayoutEffect(() => {
    const { first: known, height } = before.current;
    if (known !== undefined && first !== known) window.scrollBy(0, heightOf() - height);
    before.current = { first, height: heightOf() };
  }, [first]);
  return () => {
    before.current.height = heightOf();
  };
}
