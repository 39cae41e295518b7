/** Whom Lighthouse's views are about, and what they are told. */
export const person = { name: 'María Gómez', pin: '2468' };
export const admin = {
  email: 'ana@pueblo.es',
  password: 'una-encina-vieja',
  municipalityId: 'valle-de-matamoros-default',
};

export const daughter = {
  name: 'Lucía Gómez',
  email: 'lucia@ejemplo.es',
  password: 'la-encina-y-la-bellota',
};
export const PILL = {
  id: 'pill',
  title: 'Pastilla de la tensión',
  description: '',
  category: 'Medicación',
  recurrency: 'daily',
  weekdays: [],
  times: ['09:00'],
  until: null,
  startsAt: '2026-11-21T09:00',
};
export const PROPOSAL = {
  ...PILL,
  kind: 'new',
  by: 'support',
  byName: daughter.name,
  createdAt: '2026-11-20T12:00:00.000Z',
  before: null,
  photo: null,
  voice: null,
  clashes: [],
};
export const TAKEN = { id: 'taken', title: PILL.title, takenBy: daughter.name };
export const ALERT = {
  id: 'alert',
  userId: 'maria',
  userName: person.name,
  title: PILL.title,
  dueAt: '2026-11-20T08:00:00.000Z',
  toldAt: '2026-11-20T08:30:00.000Z',
  state: 'open',
  words: 'No ha contestado.',
  takenBy: null,
  isMine: false,
};
