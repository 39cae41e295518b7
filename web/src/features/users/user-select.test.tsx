import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPerson } from '../../lib/last-people.ts';
import { writeStored } from '../../lib/storage.ts';
import { person } from '../../testing/person-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { UserSelect } from './screens/user-select.tsx';

const TOWN = [
  person('ana', 'Ana Álvarez'),
  person('rosa', 'Rosa Gala'),
  person('luis', 'Luis Mora'),
];

let asked: { pathname: string; search: URLSearchParams }[];
let isTied: boolean;
let tiedTo: string[];
let total: number;

beforeEach(() => {
  localStorage.clear();
  writeStored('municipalityId', 'valle');
  asked = [];
  isTied = false;
  tiedTo = [];
  total = TOWN.length;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/municipalities') {
      return Response.json([{ id: 'valle', name: 'Valle', phone: '924 00 00 00' }]);
    }
    if (address === '/api/session') {
      const device = { municipalityId: 'valle', isTied, tiedTo };
      return Response.json({ device, user: null, support: null, admin: null });
    }
    const { pathname, searchParams: search } = new URL(address, 'http://encina');
    asked.push({ pathname, search });
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
  showView(<UserSelect enrol={null} card={() => null} />, { view: 'user-select', params: {} });
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
