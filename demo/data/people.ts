import { JOSEFA_MEMORIES } from './josefa-memories.ts';
import { JOSEFA_MESSAGES } from './josefa-messages.ts';
import { JOSEFA_REMINDERS } from './josefa-reminders.ts';
import type { Consent, Life, Person } from './person.ts';

const BOTH = ['family', 'municipal'] as const;
const FAMILY = ['family'] as const;
const TOWN = ['municipal'] as const;
const NONE = [] as const;

/** A person who comes by now and then. */
const usual = (seen: number, own: Partial<Life> = {}): Life => ({
  seen,
  habit: 0.5,
  games: 14,
  lastGame: seen,
  lastChat: seen,
  reminders: 5,
  messages: 3,
  memories: 5,
  ...own,
});

const person = (
  key: string,
  name: string,
  age: number,
  consents: readonly Consent[],
  own: Omit<Partial<Person>, 'key' | 'name' | 'age' | 'consents'> = {},
): Person => ({
  key,
  name,
  age,
  consents,
  joined: 60 + age,
  face: `${key}.webp`,
  ...own,
});

const josefa = person('josefa', 'Josefa Gómez Rangel', 84, BOTH, {
  phone: '01',
  email: 'josefa.gomez@ejemplo.es',
  joined: 212,
  life: {
    seen: 0,
    // The seventh day back is one: this week is the same whether one counts seven days or eight.
    habit: [2, 7, 15, 24],
    games: 120,
    lastGame: 1,
    lastChat: 0,
    reminders: JOSEFA_REMINDERS,
    messages: JOSEFA_MESSAGES,
    memories: JOSEFA_MEMORIES,
  },
});

/** The one whose names are the longest and whose screens are the fullest. */
const larga = person(
  'larga',
  'María de la Concepción Inmaculada Fernández-Villarrubia y Montero de Espinosa de los Monteros',
  91,
  BOTH,
  {
    phone: '02',
    email:
      'maria.de.la.concepcion.inmaculada.fernandez-villarrubia@correo-de-la-familia.ejemplo.es',
    joined: 395,
    life: {
      seen: 0,
      habit: 1,
      games: 420,
      lastGame: 0,
      lastChat: 0,
      reminders: 300,
      messages: 200,
      memories: 120,
    },
  },
);

/** Valle de Matamoros. */
export const VILLAGERS: readonly Person[] = [
  josefa,
  person('manuel', 'Manuel Díaz Cordero', 87, FAMILY, {
    phone: '03',
    joined: 212,
    life: usual(1, { games: 9, reminders: 6, messages: 6, memories: 7 }),
  }),
  person('encarnacion', 'Encarnación Borrachero Macías', 93, TOWN, {
    phone: '04',
    life: usual(0, { games: 3, lastChat: 4, memories: 4 }),
  }),
  person('eulalia', 'Eulalia Torrado Méndez', 79, BOTH, {
    phone: '05',
    email: 'eulalia.torrado@ejemplo.es',
    life: usual(0, { habit: 0.9, games: 46, memories: 9 }),
  }),
  person('florencio', 'Florencio Rastrojo Vázquez', 88, NONE, {
    phone: '06',
    life: usual(3, { games: 5, messages: 1 }),
  }),
  person('guadalupe', 'Guadalupe Sánchez Carvajal', 82, BOTH, {
    phone: '07',
    email: 'lupe.sanchez@ejemplo.es',
    life: usual(0, { habit: 0.8, games: 38, memories: 11 }),
  }),
  person('basilia', 'Basilia Zambrano Gala', 96, FAMILY, {
    phone: '08',
    life: usual(2, { games: 0, memories: 6 }),
  }),
  person('eusebio', 'Eusebio Morcillo Nogales', 81, NONE, { life: usual(6) }),
  person('consuelo', 'Consuelo Pizarro Bravo', 71, BOTH, {
    phone: '09',
    email: 'consuelo.pizarro@ejemplo.es',
    darkMode: true,
    life: usual(1, { habit: 0.95, games: 60, memories: 8 }),
  }),
  person('isidro', 'Isidro Lozano Barroso', 90, TOWN, {
    phone: '10',
    life: usual(8, { lastChat: 9, games: 6 }),
  }),
  person('ramona', 'Ramona Calero Tinoco', 74, FAMILY, {
    phone: '11',
    life: usual(0, { games: 22 }),
  }),
  person('valentin', 'Valentín Cumplido Guerrero', 85, NONE, {
    phone: '12',
    life: usual(12, { games: 4, messages: 0 }),
  }),
  person('purificacion', 'Purificación Delgado Rivero', 86, BOTH, {
    phone: '13',
    life: usual(0, { habit: 0.7, games: 25, memories: 10 }),
  }),
  person('agustin', 'Agustín Carretero Hidalgo', 78, TOWN, {
    phone: '14',
    email: 'agustin.carretero@ejemplo.es',
    darkMode: true,
    life: usual(1, { games: 31 }),
  }),
  person('petra', 'Petra Saavedra Montaño', 76, FAMILY, { phone: '15', life: usual(4) }),
  person('casimiro', 'Casimiro Gallardo Pérez', 89, NONE, {
    phone: '16',
    silent: true,
    life: usual(2, { games: 0, messages: 0, memories: 2 }),
  }),
  person('hortensia', 'Hortensia Márquez de la Cruz', 92, BOTH, {
    phone: '17',
    life: usual(5, { games: 7 }),
  }),
  person('antonio', 'Antonio Vargas Salazar', 72, FAMILY, {
    phone: '18',
    life: usual(0, { games: 18 }),
  }),
  person('tomasa', 'Tomasa Ortiz Cabanillas', 94, FAMILY, {
    pin: null,
    phone: '19',
    life: usual(1, { games: 2, memories: 5 }),
  }),
  person('faustino', 'Faustino Romero Chamorro', 80, NONE, {
    pin: null,
    life: usual(3, { games: 11 }),
  }),
  larga,
  // Not on the edge of seven days: the panel would count her by the hour of its day.
  person('dolores', 'Dolores Gómez Rangel', 80, TOWN, { face: null, phone: '20', life: usual(6) }),
  person('nemesio', 'Nemesio Flores Aguilar', 95, NONE, {
    face: null,
    phone: '21',
    inactive: true,
    joined: 301,
    life: usual(74, { messages: 0 }),
  }),
  // New this morning: nothing yet on any screen.
  person('leandra', 'Leandra Mejías Castaño', 73, NONE, { phone: '22', joined: 0 }),
];

/** Fuente del Encinar, which does not exist. */
export const NEIGHBOURS: readonly Person[] = [
  person('benigna', 'Benigna Corbacho Silva', 83, BOTH, { phone: '31', life: usual(0) }),
  person('ventura', 'Ventura Trejo Malpartida', 88, TOWN, { phone: '32', life: usual(2) }),
  person('obdulia', 'Obdulia Real Caballero', 90, FAMILY, { life: usual(9) }),
  person('saturnino', 'Saturnino Peña Moruno', 77, NONE, {
    face: null,
    phone: '33',
    life: usual(20),
  }),
  // The same name as in the other town: nobody may mistake one for the other.
  person('josefa-2', 'Josefa Gómez Rangel', 70, NONE, { face: null, phone: '34', joined: 3 }),
];
