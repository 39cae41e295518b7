import type { StaffLogEntry } from '@encina/contract/staff-log';
import { STAFF_LOG_KINDS, type StaffLogKind, topicOf } from '@encina/contract/staff-log-kinds';
import { expect, it } from 'vitest';
import { lineWords } from './staff-log-words.ts';

const ANA = { kind: 'admin', id: 'ana', name: 'Ana García' } as const;
const MARIA = { kind: 'user', id: 'maria', name: 'María' } as const;
const TABLET = { kind: 'device', id: 'tablet', name: 'Tableta de la biblioteca' } as const;

const gone = <Who extends { name: unknown }>(who: Who) => ({ ...who, name: null });

function said(kind: StaffLogKind, given: Partial<StaffLogEntry> = {}): string {
  const { who, did } = lineWords({
    id: 'x',
    topic: topicOf(kind),
    kind,
    by: ANA,
    on: null,
    amount: null,
    happenedAt: '2026-11-20T16:05:00.000Z',
    ...given,
  });
  return `${who} ${did}`;
}

it('a line is a sentence about who did what to whom', () => {
  expect(said('pin-given', { on: MARIA })).toBe('Ana García cambió el PIN de María');
  expect(said('person-created', { on: MARIA })).toBe('Ana García creó la ficha de María');
  expect(said('person-edited', { on: MARIA })).toBe('Ana García cambió los datos de María');
  expect(said('proposals-consent-given', { on: MARIA })).toBe(
    'Ana García anotó que el ayuntamiento sí puede proponer recordatorios a María',
  );
  expect(said('proposals-consent-withdrawn', { on: MARIA })).toBe(
    'Ana García anotó que el ayuntamiento ya no puede proponer recordatorios a María',
  );
  expect(said('device-renamed', { on: TABLET })).toBe(
    'Ana García cambió el nombre de «Tableta de la biblioteca»',
  );
  expect(said('list-imported', { amount: 1 })).toBe('Ana García importó una lista: 1 persona');
  expect(said('card-made', { amount: 20 })).toBe('Ana García hizo 20 tarjetas');
});

it('who is gone is called a person or an account that was deleted', () => {
  expect(said('pin-given', { by: gone(ANA), on: gone(MARIA) })).toBe(
    'Una cuenta borrada cambió el PIN de una persona borrada',
  );
  expect(said('device-revoked', { on: gone(TABLET) })).toBe('Ana García dio de baja una tableta');
});

it('whoever has no name is somebody before a tablet, or holds the server', () => {
  expect(said('pin-wrong', { by: TABLET, on: MARIA })).toBe(
    'Alguien escribió mal el PIN de María en «Tableta de la biblioteca»',
  );
  expect(said('pin-wrong', { by: gone(TABLET), on: MARIA })).toBe(
    'Alguien escribió mal el PIN de María',
  );
  expect(said('password-given', { by: { kind: 'operator', id: null, name: null }, on: ANA })).toBe(
    'Quien lleva el servidor puso otra contraseña a Ana García',
  );
});

it('every kind of line has words', () => {
  for (const kind of Object.values(STAFF_LOG_KINDS).flat()) {
    expect(said(kind, { on: MARIA, amount: 2 })).toMatch(/^Ana García [a-záéíóúñ]/);
  }
});
