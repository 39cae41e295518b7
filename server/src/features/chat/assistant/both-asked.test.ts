import { describe, expect, it } from 'vitest';
import { bothAsked } from './both-asked.ts';

describe('two things asked in one breath', () => {
  it.each([
    ['hora y santo de hoy', ['hora', 'santo de hoy']],
    ['recados y faena de mañana', ['¿tengo mensajes?', 'faena de mañana']],
    ['el santo del día y lo que me han escrito', ['el santo del día', 'lo que me han escrito']],
    [
      'dime qué hora es y qué cita es la primera que me espera',
      ['dime qué hora es', 'qué cita es la primera que me espera'],
    ],
  ])('are cut where each half asks by itself: %s', (said, halves) => {
    expect(bothAsked(said)).toEqual(halves);
  });

  it.each([
    '¿Qué día es? ¿Qué día es hoy?',
    'hoy es el santo de mi hija y no me ha llamado',
    'la misa y el entierro a qué hora son',
    '¿A qué hora, dices?',
  ])('are one, or told: %s', (said) => {
    expect(bothAsked(said)).toEqual([]);
  });
});
