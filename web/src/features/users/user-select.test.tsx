import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPerson } from '../../lib/last-people.ts';
import { storedMunicipalityId, writeStored } from '../../lib/storage.ts';
import { person } from '../../testing/person-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { UserSelect } from './screens/user-select.tsx';

const TOWN = [
  person('ana', 'Ana Álvarez'),
  person('rosa', 'Rosa Gala'),
  person('luis', 'Luis Mora'),
];

let asked: { pathname: string; search: URLSearchParams }[];
let isEnrolled: boolean;
let isTied: boolean;
let tiedTo: string[];
let total: number;

beforeEach(() => {
  localStorage.clear();
  writeStored('municipalityId', 'valle');
  asked = [];
  isEnrolled = true;
  isTied = false;
  tiedTo = [];
  total = TOWN.length;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/municipalities') {
      return Response.json([
        { id: 'valle', name: 'Valle', phone: '924 00 00 00' },
        { id: 'fuente', name: 'Fuente', phone: null },
      ]);
    }
    if (address === '/api/session') {
      const device = isEnrolled ? { municipalityId: 'valle', isTied, tiedTo } : null;
      return Response.json({ device, user: null, support: null, admin: null });
    }
    const { pathname, searchParams: search } = new URL(address, 'http://encina');
    asked.push({ pathname, search });
    if (search.get('municipalityId') !== 'valle') {
      const refusal = {
        error: 'Error: No se encontró el municipio',
        code: 'municipality_not_found',
      };
      return Response.json(refusal, { status: 404 });
    }
    const ids = search.get('ids')?.split(',');
    const from = search.get('from');
    const people = TOWN.filter(
      ({ id }) => (!isTied || tiedTo.includes(id)) && (!ids || ids.includes(id)),
    );
    return Response.json(from === 'm' ? people.slice(2) : people, {
      headers: { 'x-total-count': String(total) },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  showView(<UserSelect enrol={<p>Escribe el código</p>} card={() => null} />, {
    view: 'user-select',
    params: {},
  });
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

it('the picker never asks as staff, whoever is logged in on the tablet', async () => {
  writeStored('adminId', 'an-id');
  rememberPerson('rosa');
  show();
  await screen.findByText('Ana Álvarez');
  expect(asked.length).toBeGreaterThan(1);
  for (const { pathname } of asked) expect(pathname).toBe('/api/users');
});

it('who entered last stands first, and everybody by surname after her', async () => {
  rememberPerson('luis');
  rememberPerson('gone');
  rememberPerson('rosa');
  show();
  await screen.findByText('Entraron aquí hace poco');
  expect(names()).toEqual(['Rosa Gala', 'Luis Mora', 'Ana Álvarez', 'Rosa Gala', 'Luis Mora']);
  expect(screen.queryByRole('group', { name: 'Ir a una letra del apellido' })).toBeNull();
});

it('a search shows what it found and nobody who entered last', async () => {
  rememberPerson('rosa');
  show();
  await screen.findByText('Entraron aquí hace poco');
  fireEvent.change(screen.getByLabelText('Buscar por nombre'), { target: { value: 'a' } });
  await screen.findByText('Encontrados');
  expect(screen.queryByText('Entraron aquí hace poco')).toBeNull();
});

it('in a large town a letter leads to the surnames from there on, and back', async () => {
  total = 5_000;
  show();
  const letter = await screen.findByRole('button', { name: 'Apellidos desde la M' });
  fireEvent.click(letter);
  await screen.findByRole('heading', { name: 'Apellidos desde la M' });
  await waitFor(() => expect(names()).toEqual(['Luis Mora']));
  expect(letter.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(letter);
  await screen.findByRole('heading', { name: 'Todos, por apellido' });
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('a tablet that is hers shows her large, with nothing to search', async () => {
  isTied = true;
  tiedTo = ['ana'];
  show();
  await screen.findByText('¿Quién eres?');
  expect(screen.queryByLabelText('Buscar por nombre')).toBeNull();
  expect(screen.queryByText('Todos, por apellido')).toBeNull();
});

it('a tablet whose people are gone shows nobody else, and says what the town hall must do', async () => {
  isTied = true;
  show();
  await screen.findByText('Esta tableta ya no es de nadie');
  expect(screen.getByText(/^El ayuntamiento dice de quién es/)).toBeTruthy();
  expect((await screen.findAllByText('924 00 00 00')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Ana Álvarez')).toBeNull();
});

describe('on a tablet on which another town was chosen', () => {
  beforeEach(() => writeStored('municipalityId', 'fuente'));

  it('it says whose tablet it is, and leads back to the people of that town', async () => {
    show();
    await screen.findByRole('heading', { name: 'Este dispositivo es de Valle' });
    expect(screen.getByText(/^Por eso aquí no se ve a la gente de Fuente/)).toBeTruthy();
    expect(screen.queryByText(/No se encontró el municipio/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Volver a Valle' }));
    await screen.findByText('Ana Álvarez');
    expect(storedMunicipalityId()).toBe('valle');
    expect(screen.queryByText('Este dispositivo es de Valle')).toBeNull();
  });

  it('the town hall of that one can bring the tablet into it', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Soy del ayuntamiento de Fuente' }));
    expect(screen.getByText('Escribe el código')).toBeTruthy();
  });
});

it('a town that is gone is said as the server says it', async () => {
  writeStored('municipalityId', 'gone');
  isEnrolled = false;
  show();
  await screen.findByText(/No se encontró el municipio/);
  expect(screen.queryByText(/^Este dispositivo es de/)).toBeNull();
});
