import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { showView } from '../../testing/show-view.tsx';
import { supportedUser } from '../../testing/supported-user-fixture.ts';
import { ProposeDialog } from './propose-dialog.tsx';

const ANA = supportedUser();

let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json([]);
    sent.push(JSON.parse(String(body)));
    return Response.json({ id: 'p1', state: 'waiting' });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a medicine that ends on a day asks for that day beside the choice, and goes with it', async () => {
  const onSent = vi.fn();
  showView(
    <ProposeDialog user={ANA} now="2026-11-20T17:00" onClose={() => undefined} onSent={onSent} />,
  );
  fireEvent.change(await screen.findByLabelText('Título'), { target: { value: 'Pastilla azul' } });
  fireEvent.click(screen.getByText('Medicación'));
  fireEvent.click(screen.getByText('Cada día'));
  expect(screen.queryByLabelText(/Último día/)).toBeNull();
  fireEvent.click(screen.getByText('Hasta un día'));
  fireEvent.change(screen.getByLabelText(/Último día/), { target: { value: '2026-11-30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar propuesta' }));
  await eventually(() => expect(onSent).toHaveBeenCalledWith('waiting'));
  expect(sent).toMatchObject([{ title: 'Pastilla azul', until: '2026-11-30' }]);
});

it('what is missing of the end is said once, beside its field where something else is wrong as well', async () => {
  const close = () => undefined;
  showView(<ProposeDialog user={ANA} now="2026-11-20T17:00" onClose={close} onSent={close} />);
  fireEvent.click(await screen.findByText('Medicación'));
  fireEvent.click(screen.getByText('Cada día'));
  fireEvent.click(screen.getByRole('button', { name: 'Enviar propuesta' }));
  screen.getByText('Di hasta cuándo, o que no tiene final.');
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Pastilla azul' } });
  screen.getByText('Di hasta cuándo, o que no tiene final.');
  expect(screen.queryByText('Escribe el título.')).toBeNull();
  expect(sent).toEqual([]);
});
