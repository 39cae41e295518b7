import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryGrid } from './memory-grid.tsx';

afterEach(() => vi.unstubAllGlobals());

const memory = (at: number) => ({
  id: `m${at}`,
  kind: 'image',
  mimeType: 'image/webp',
  url: `/media/m${at}`,
  thumbnail: `/media/m${at}/thumbnail`,
  title: `Foto ${at}`,
  originalName: `${at}.jpg`,
  description: '',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  day: '2026-11-20',
  dayKnown: true,
  isFavorite: false,
});

it.each([
  [358, 3],
  [1100, 5],
])('an album of %i px shows its pictures alone, %i abreast', async (width, columns) => {
  vi.stubGlobal('fetch', async () => Response.json([1, 2, 3, 4, 5, 6, 7].map(memory)));
  const box = { width, height: 200, top: 0, left: 0, bottom: 200, right: width, x: 0, y: 0 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryGrid userId="ana" empty={null} onOpen={() => undefined} isAlbum />
    </QueryClientProvider>,
  );
  const first = await screen.findByRole('button', { name: /^Ver Foto 1/ });
  const row = first.closest<HTMLElement>('[data-index]');
  expect(row?.style.gridTemplateColumns).toBe(`repeat(${columns}, minmax(0, 1fr))`);
  expect(screen.queryByRole('heading', { name: 'Foto 1' })).toBeNull();
});
