import type { Municipality } from '@encina/contract/municipalities';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMunicipalities } from '../../lib/municipality.ts';
import { choiceOf } from '../../testing/choices.ts';
import { editedByTwo, WRITTEN_MEANWHILE } from '../../testing/edited-by-two.ts';
import { aMomentLater, press, showInPanel, type } from '../../testing/panel.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { BARE } from '../../testing/town-fixture.ts';
import { TownData } from './components/town-data.tsx';

const onSaved = vi.fn();

/** As in the panel, where what is edited stands among all towns. */
function Panel() {
  const [town] = useMunicipalities().data ?? [];
  return town && <TownData town={town} onClose={vi.fn()} onSaved={onSaved} />;
}

async function show() {
  showInPanel(<Panel />);
  await screen.findByLabelText('Nombre del municipio');
}

afterEach(() => vi.unstubAllGlobals());

it('what a colleague has written of the town meanwhile is not put back: both values are shown', async () => {
  const town = editedByTwo<Municipality>({ ...BARE, phone: '924 00 00 01' });
  staffServer({
    '/api/municipalities': () => Response.json([town.now]),
    'PATCH /staff/api/municipalities/olivenza': town.update,
  });
  await show();
  type('Dirección', 'Plaza Mayor, 1');
  type('Teléfono', '924 00 00 02');
  town.now = { ...town.now, phone: '924 00 00 09', showsPhases: true, version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WRITTEN_MEANWHILE));
  expect(choiceOf('Teléfono', /En tu formulario924 00 00 02/).checked).toBe(true);
  const calendar = 'Enseñar el calendario: cuatro fases en unos seis meses';
  expect(choiceOf(calendar, /Ahora poneSí/).checked).toBe(true);
  expect(screen.queryByRole('group', { name: 'Dirección' })).toBeNull();
  // It is said once, above: nothing is wrong with what is chosen now.
  expect(screen.getAllByText(new RegExp(WRITTEN_MEANWHILE))).toHaveLength(1);
  fireEvent.click(choiceOf('Teléfono', /Ahora pone/));
  await aMomentLater();
  press('Guardar');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(town.now).toMatchObject({
    address: 'Plaza Mayor, 1',
    phone: '924 00 00 09',
    showsPhases: true,
    version: 3,
  });
});
