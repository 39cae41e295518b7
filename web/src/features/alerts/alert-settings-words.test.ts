import { expect, it } from 'vitest';
import { hoursWords, orderWords } from './alert-settings-words.ts';

const lucia = { id: 'l', name: 'Lucía' };
const carmen = { id: 'c', name: 'Carmen' };

it('who is told is said in the order in which they are', () => {
  expect(orderWords({ delayMinutes: 60, people: [lucia], tellsTown: false })).toBe(
    'Si no contestas en una hora, se avisa a Lucía.',
  );
  expect(orderWords({ delayMinutes: 30, people: [carmen, lucia], tellsTown: true })).toBe(
    'Si no contestas en media hora, se avisa a Carmen. Después, a Lucía. Después, al ayuntamiento.',
  );
});

it('the hours are said as people say them', () => {
  expect(hoursWords({ from: '08:00', until: '22:30' })).toBe('Solo de 8:00 a 22:30.');
});
