import { isEasyPin } from '@encina/contract/easy-pin';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { staffServer } from '../../testing/staff-server.ts';
import { PinCard } from './components/pin-card.tsx';
import { randomPin } from './new-pin.ts';

afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a card that was lost takes another PIN: made, shown once and printed with her name', async () => {
  const print = vi.fn();
  const onUnprinted = vi.fn();
  vi.stubGlobal('print', print);
  const { sent } = staffServer({
    'PATCH /staff/api/users/rosa': () => Response.json({ id: 'rosa' }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PinCard person={{ id: 'rosa', name: 'Rosa Gala' }} onUnprinted={onUnprinted} />
    </QueryClientProvider>,
  );
  press('Nuevo PIN y tarjeta');
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  press('Poner otro PIN');
  await screen.findByRole('button', { name: 'Imprimir la tarjeta con PIN' });
  expect(onUnprinted).toHaveBeenLastCalledWith(true);
  press('Imprimir la tarjeta con PIN');
  const written = sent.find(({ method }) => method === 'PATCH');
  const pin = String((written?.body as { pin?: string } | undefined)?.pin);
  expect(pin).toMatch(/^\d{4}$/);
  expect(isEasyPin(pin)).toBe(false);
  expect(document.querySelector('.paper-card')?.textContent).toContain(`Rosa GalaTu PIN: ${pin}`);
  expect(screen.getByText(/este PIN no se vuelve a enseñar/)).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(onUnprinted).toHaveBeenLastCalledWith(false);
});

it('a PIN that is made is none that is easy', () => {
  const drawn = [1_234, 7_777, 21_942, 4_821];
  expect(randomPin(() => drawn.shift() ?? 0)).toBe('4821');
});
