import { describe, expect, it } from 'vitest';
import { playedDialogues } from './development.ts';

/** How many, and which share of them; a change that breaks what was mended is seen here, and no more than that is proved. */
const FILES = [
  ['dialogues.txt', 220, 0.95],
  ['voices.txt', 100, 0.9],
  ['voices-more.txt', 60, 0.84],
  ['hands.txt', 100, 0.91],
  ['people.txt', 89, 0.84],
  ['people-more.txt', 60, 0.8],
  ['people-garden.txt', 60, 0.83],
  ['people-last.txt', 30, 0.83],
  ['people-late.txt', 30, 0.7],
  ['people-plaza.txt', 60, 0.8],
  ['people-river.txt', 60, 0.5],
  ['voices-last.txt', 95, 0.92],
  ['voices-winter.txt', 47, 0.93],
  ['voices-winter-more.txt', 24, 0.87],
  ['hands-last.txt', 50, 0.84],
  ['danger-winter.txt', 30, 0.6],
  ['danger-course.txt', 41, 0.82],
  ['danger-course-more.txt', 27, 0.85],
  ['danger-course-last.txt', 22, 0.72],
  ['questions-winter.txt', 47, 0.85],
  ['questions-winter-more.txt', 22, 0.68],
  ['people-winter.txt', 75, 0.68],
  ['people-spring.txt', 60, 0.63],
  ['questions-spring.txt', 64, 0.53],
  ['of-hers-last.txt', 34, 0.52],
  ['named-winter.txt', 16, 0.87],
  ['hours-last.txt', 78, 0.89],
  ['undoing-winter.txt', 49, 0.59],
  ['undoing-winter-more.txt', 25, 0.6],
  ['titles-last.txt', 75, 0.88],
  ['titles-late.txt', 42, 0.76],
  ['company-spring.txt', 64, 0.72],
  ['company-last.txt', 24, 0.75],
  ['company-told.txt', 9, 0.88],
  ['moving-winter.txt', 38, 0.7],
  ['replies-harvest.txt', 50, 0.76],
  ['replies-late.txt', 45, 0.75],
  ['asking-harvest.txt', 60, 0.77],
  ['reminders-harvest.txt', 50, 0.86],
  ['harvest.txt', 64, 0.81],
  ['harvest-more.txt', 64, 0.9],
  ['late.txt', 64, 0.87],
  ['late-more.txt', 64, 0.78],
  ['last.txt', 44, 0.91],
  ['family-late.txt', 45, 0.77],
  ['people-hamlet.txt', 56, 0.87],
  ['people-trades.txt', 56, 0.76],
  ['people-border.txt', 56, 0.74],
  ['people-mountain.txt', 56, 0.53],
  ['people-kitchen.txt', 56, 0.39],
  ['reminders-evening.txt', 15, 0.73],
  ['danger-evening.txt', 15, 0.93],
  ['replies-evening.txt', 15, 0.93],
] as const;

describe('the dialogues that the assistant was mended with', () => {
  it.each(FILES)(
    'go right in every turn, nearly all of %s',
    {
      timeout: 120_000,
    },
    async (file, least, share) => {
      const played = await playedDialogues(file);
      expect(played.length).toBeGreaterThanOrEqual(least);
      const wrong = played
        .filter(({ turns }) => !turns.every(Boolean))
        .map(({ said, moments, turns }) => {
          const at = turns.indexOf(false);
          return `${said.title}: ${said.turns[at]?.text} / ${moments[at]?.reply.text}`;
        });
      expect(1 - wrong.length / played.length, wrong.join('\n')).toBeGreaterThanOrEqual(share);
    },
  );
});
