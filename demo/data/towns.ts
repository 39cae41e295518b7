import { DEFAULT_MUNICIPALITY_ID } from '@encina/contract/municipalities';

/** Six characters and more, and not on the list of the common ones. */
export const PASSWORD = 'bellota-demo';
export const PIN = '1234';

export interface PlannedAdmin {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** By these ids a folder of the demo is told from a real one. */
export const ADMINS = {
  ana: {
    id: '01941f29-7c00-7000-8000-00000000a001',
    name: 'Ana Gil Pacheco',
    email: 'ana@ejemplo.es',
  },
  rafael: {
    id: '01941f29-7c00-7000-8000-00000000a002',
    name: 'Rafael Nieto Blanco',
    email: 'rafael@ejemplo.es',
  },
  pilar: {
    id: '01941f29-7c00-7000-8000-00000000a003',
    name: 'Pilar Murillo Durán',
    email: 'pilar@ejemplo.es',
  },
} as const satisfies Record<string, PlannedAdmin>;

export const HOME_TOWN = {
  id: DEFAULT_MUNICIPALITY_ID,
  name: 'Valle de Matamoros',
  phone: '924 00 00 00',
  email: 'ayuntamiento@ejemplo.es',
  address: 'Plaza de España, 1',
  scene: 'square.webp',
} as const;

export const OTHER_TOWN = {
  id: '01941f29-7c00-7000-8000-00000000b001',
  name: 'Fuente del Encinar',
  phone: '927 00 00 00',
  email: 'fuente@ejemplo.es',
  address: 'Calle Real, 2',
  scene: 'montanera.webp',
} as const;
