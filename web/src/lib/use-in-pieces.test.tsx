import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInPieces } from './use-in-pieces.ts';

const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `p${from + index}` }));

function followed(items: ReturnType<typeof people>) {
  const lengths: number[] = [];
  const hook = renderHook(
    (list) => {
      const shown = useInPieces(list);
      lengths.push(shown.length);
      return shown;
    },
    { initialProps: items },
  );
  return { ...hook, lengths };
}

it('a long list is drawn a few at a time until all of it is there', async () => {
  const { result, lengths } = followed(people(0, 20));
  await waitFor(() => expect(result.current).toEqual(people(0, 20)));
  expect([...new Set(lengths)]).toEqual([8, 16, 20]);
});

it('what was drawn stays while the next page comes a few at a time', async () => {
  const { result, lengths, rerender } = followed(people(0, 10));
  await waitFor(() => expect(result.current).toHaveLength(10));
  lengths.length = 0;
  rerender(people(0, 30));
  await waitFor(() => expect(result.current).toEqual(people(0, 30)));
  expect([...new Set(lengths)]).toEqual([18, 26, 30]);
});

it('who goes leaves the others where they are', async () => {
  const { result, lengths, rerender } = followed(people(0, 30));
  await waitFor(() => expect(result.current).toHaveLength(30));
  lengths.length = 0;
  rerender(people(1, 30));
  expect(new Set(lengths)).toEqual(new Set([29]));
});
