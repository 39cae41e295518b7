import { startTransition, useOptimistic } from 'react';

/**
 * What somebody chooses is seen with the next frame, and what follows from it is made bit by bit: a slow tablet answers
 * before it has drawn the rest.
 * @returns what is chosen, already where the rest is still on its way, and the choice of another
 */
export function useAtOnce<T>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [chosen, choose] = useOptimistic(value);
  const change = (next: T) =>
    startTransition(() => {
      choose(next);
      onChange(next);
    });
  return [chosen, change];
}
