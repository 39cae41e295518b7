import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { showView } from '../../../testing/show-view.tsx';
import { ImportPreview } from './import-preview.tsx';

const ROWS = ['Ana', 'Rosa', 'Luz', 'Paz'].map((name) => ({ name, pin: '' }));
const FINE = { errors: [], warnings: [] };
const JUDGED = [
  FINE,
  { errors: ['Escribe una fecha válida.'], warnings: [] },
  { errors: [], warnings: ['Ya hay una persona con este nombre.'] },
  FINE,
];

afterEach(() => vi.unstubAllGlobals());

function show(onImported = vi.fn()) {
  const sent: { name: string }[][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.endsWith('/users/import')) return Response.json([]);
    const { rows } = JSON.parse(String(body));
    sent.push(rows);
    return Response.json({ created: rows.length, rows: [], people: [], publicUrl: null });
  });
  showView(
    <ImportPreview
      file={{ key: 'key', name: 'lista.csv', rows: ROWS, unused: [], repairedPins: 0 }}
      judged={JUDGED}
      onOther={vi.fn()}
      onClose={vi.fn()}
      onImported={onImported}
    />,
  );
  return sent;
}
const tick = (name: string | RegExp) => fireEvent.click(screen.getByLabelText(name));

it('a row that is wrong is out, one in doubt is out until it is ticked, and the rest is sent', async () => {
  const onImported = vi.fn();
  const sent = show(onImported);
  expect(screen.getByText('2 personas se quedan fuera.')).toBeTruthy();
  expect(screen.queryByLabelText('Crear a Rosa')).toBeNull();
  tick('Crear a Luz');
  tick('Crear a Ana');
  tick(/^Todas las personas aceptan/);
  fireEvent.click(screen.getByRole('button', { name: 'Crear 2 personas' }));
  await eventually(() => expect(onImported).toHaveBeenCalled());
  expect(sent.map((rows) => rows.map(({ name }) => name))).toEqual([['Luz', 'Paz']]);
  expect(onImported.mock.calls[0]?.[0]).toMatchObject({ leftOut: ['Ana', 'Rosa'] });
});

it('what must be accepted stands in the foot with the button', () => {
  show();
  const foot = screen.getByRole('button', { name: 'Crear 2 personas' }).closest('.dialog-foot');
  expect(foot?.contains(screen.getByLabelText(/^Todas las personas aceptan/))).toBe(true);
});
