import { expect, it } from 'vitest';
import { dayInWords, visitWords } from './visit-words.ts';

/** A Friday. */
const today = '2026-11-20';
const day = (date: string, deeds: { games?: number; messages?: number } = {}, isActive = true) => ({
  day: `2026-11-${date}`,
  minutes: 5,
  isActive,
  gamesPlayed: deeds.games ?? 0,
  chatMessages: deeds.messages ?? 0,
});
const quiet = (date: string) => day(date, {}, false);
const week = [
  day('14'),
  quiet('15'),
  day('16'),
  day('17', { games: 2, messages: 3 }),
  quiet('18'),
  day('19'),
  day('20'),
];

it('a week is told by its days and by what she did on the last of them', () => {
  expect(visitWords(week, { days: 7, reader: 'self', today })).toBe(
    'Esta semana has venido 5 días. El martes jugaste y hablaste con el asistente.',
  );
});

it('a week is told to others in the third person', () => {
  expect(visitWords(week, { days: 7, reader: 'family', today })).toBe(
    'Esta semana ha venido 5 días. El martes jugó y habló con el asistente.',
  );
});

it('today and yesterday are called so, and of more days the last two are told', () => {
  const lively = [
    day('17', { games: 1 }),
    day('19', { messages: 1 }),
    day('20', { games: 1, messages: 1 }),
  ];
  expect(visitWords(lively, { days: 7, reader: 'self', today })).toBe(
    'Esta semana has venido 3 días. Hoy has jugado y has hablado con el asistente. Ayer hablaste con el asistente.',
  );
});

it('a day further back than a week is told by its date', () => {
  expect(
    visitWords([day('03', { games: 1 }), quiet('20')], { days: 30, reader: 'self', today }),
  ).toBe('Este mes has venido 1 día. El 3 de noviembre jugaste.');
});

it('a full week is all the days', () => {
  const full = week.map((it) => ({ ...it, isActive: true, gamesPlayed: 0, chatMessages: 0 }));
  expect(visitWords(full, { days: 7, reader: 'self', today })).toBe(
    'Esta semana has venido todos los días.',
  );
});

it('an empty week is no reproach', () => {
  expect(visitWords([quiet('19'), quiet('20')], { days: 7, reader: 'self', today })).toBe(
    'Aquí saldrá un sol por cada día que vengas.',
  );
});

it('a day says its date, whether its sun came out, and what she did', () => {
  expect(dayInWords(day('17', { games: 1 }), 'self', today)).toBe(
    'martes, 17 de noviembre: un sol; jugaste',
  );
  expect(dayInWords(day('16'), 'self', today)).toBe('lunes, 16 de noviembre: un sol');
  expect(dayInWords(quiet('15'), 'self', today)).toBe('domingo, 15 de noviembre: sin sol');
});
