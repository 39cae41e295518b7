import { describe, expect, it } from 'vitest';
import {
  dailyWords,
  durationWords,
  encouragement,
  spanWords,
  timesWords,
  trendWords,
} from './activity-words.ts';

const week = (...minutes: number[]) =>
  minutes.map((count, at) => ({ day: `2026-11-${14 + at}`, minutes: count }));

describe('minutes', () => {
  it.each([
    [0, '0 h 0 min'],
    [59, '0 h 59 min'],
    [60, '1 h 0 min'],
    [155, '2 h 35 min'],
  ])('are said as hours and minutes: %i as %s', (minutes, words) => {
    expect(durationWords(minutes)).toBe(words);
  });
});

describe('the sentence under the chart', () => {
  it('says the largest day and the average', () => {
    expect(dailyWords(week(10, 52, 0, 0, 20, 0, 2))).toBe(
      'El día con más actividad fue el domingo, 15 de noviembre, con 52 minutos. La media es de 12 minutos al día.',
    );
  });

  it('says one minute as one, and less than one as such', () => {
    expect(dailyWords(week(1, 0, 0, 0, 0, 0, 0))).toBe(
      'El día con más actividad fue el sábado, 14 de noviembre, con 1 minuto. La media es de menos de un minuto al día.',
    );
  });

  it('says plainly that there is nothing, also where nothing came', () => {
    expect(dailyWords(week(0, 0, 0))).toBe('En estos días no hay minutos de actividad.');
    expect(dailyWords([])).toBe('En estos días no hay minutos de actividad.');
    expect(spanWords([])).toBe('');
  });
});

describe('the encouragement', () => {
  it('is called excellent where most days were active, and names what was played', () => {
    expect(encouragement({ activeDays: 5, gamesPlayed: 12 }, 7, 'self')).toEqual({
      title: '¡Excelente progreso!',
      words: 'Has jugado 12 partidas.',
    });
    expect(encouragement({ activeDays: 15, gamesPlayed: 1 }, 30, 'family')).toEqual({
      title: '¡Excelente progreso!',
      words: 'Ha jugado 1 partida.',
    });
  });

  it('praises nothing in an empty or a quiet period, and reproaches nothing', () => {
    for (const reader of ['self', 'family', 'staff'] as const) {
      for (const [activeDays, days] of [
        [0, 7],
        [3, 7],
        [0, 30],
        [14, 30],
      ] as const) {
        const { title, words } = encouragement({ activeDays, gamesPlayed: 0 }, days, reader);
        expect(title).not.toContain('xcelente');
        expect(`${title} ${words}`).not.toMatch(/solo|poco|deber|menos|mal/i);
      }
    }
  });
});

describe('an area', () => {
  const figures = { times: 1, timesBefore: 4 };

  it('says to others how often, now and before', () => {
    expect(timesWords(figures, 7, 'family')).toBe('1 vez. En los 7 días anteriores, 4.');
  });

  it('says to herself how often, and compares with nothing', () => {
    expect(timesWords(figures, 7, 'self')).toBe('1 vez.');
  });

  it('says that data are missing where they are', () => {
    expect(trendWords(null)).toBe('Aún faltan datos');
    expect(trendWords('down')).toBe('Ahora le cuesta un poco más');
  });
});
