import { expect, it } from 'vitest';
import { jobLines } from './jobs.ts';

const NOW = Temporal.Instant.from('2026-11-20T16:05:00Z');
const LATER = '2026-11-20T17:00:00.000Z';
const job = {
  kind: 'sweep-store',
  key: '',
  due_at: LATER,
  claimable_at: LATER,
  attempts: 0,
  lease: null,
  problem: null,
  died_at: null,
};

it('the jobs of a server are said in words: dead, running, failed, waiting', () => {
  expect(jobLines([], NOW)).toEqual(['No hay ninguna tarea.']);
  const lines = jobLines(
    [
      { ...job, kind: 'ring', key: 'r1', died_at: LATER, problem: 'TypeError' },
      { ...job, lease: 'somebody', attempts: 1 },
      { ...job, attempts: 2, problem: 'Error ECONNREFUSED' },
      job,
    ],
    NOW,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "ring r1: no se pudo hacer y no se repite, desde el 20 de noviembre de 2026 a las 18:00 (TypeError)",
      "sweep-store: en marcha",
      "sweep-store: falló 2 veces, se repite el 20 de noviembre de 2026 a las 18:00 (Error ECONNREFUSED)",
      "sweep-store: toca el 20 de noviembre de 2026 a las 18:00",
    ]
  `);
});
