import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import { type Concern, concernAt, courseOf, fading } from './concern.ts';

const CHEST = { danger: 'life', isOfOther: false } as const;
const course = (text: string, stage: Concern['stage']) =>
  courseOf(utteranceOf(text), concernAt(stage, CHEST));

describe('what she says after "¿Te ha pasado algo malo?"', () => {
  it.each([
    ['Sí, necesito ayuda', 'needs-help'],
    ['pues si', 'needs-help'],
    ['no me encuentro bien', 'needs-help'],
    ['no lo se', 'needs-help'],
    ['No, estoy bien', 'fine'],
    ['no estoy bien', 'needs-help'],
    ['que no que no', 'fine'],
    ['no me pasa na', 'fine'],
    ['ya se me ha pasao', 'better'],
    ['qué hora es', undefined],
  ])('such as %j is %j', (text, expected) => {
    expect(course(text, 'asked')).toBe(expected);
  });
});

describe('what she says of a danger that was told', () => {
  it.each([
    ['ya se me ha pasado un poco', 'better'],
    ['estoy mejor', 'better'],
    ['ya he llamado', 'called'],
    ['ya viene la ambulancia', 'called'],
    ['no puedo llamar', 'cannot-call'],
    ['no tengo telefono', 'cannot-call'],
    ['me sigue igual', 'still'],
    ['y ahora que hago', 'still'],
    ['cuéntame un chiste', undefined],
  ])('such as %j is %j', (text, expected) => {
    expect(course(text, 'told')).toBe(expected);
  });
});

describe('a concern', () => {
  it('leaves a bare yes to what was asked since, and still hears that it has passed', () => {
    const since = { ...concernAt('told', CHEST), left: 3 };
    expect(courseOf(utteranceOf('sí'), since)).toBeUndefined();
    expect(courseOf(utteranceOf('otra vez'), since)).toBeUndefined();
    expect(courseOf(utteranceOf('ya se me ha pasado un poco'), since)).toBe('better');
  });

  it('lasts several turns, and then is over', () => {
    let concern: Concern | undefined = concernAt('told', CHEST);
    let turns = 0;
    while (concern) {
      concern = fading(concern);
      turns++;
    }
    expect(turns).toBeGreaterThanOrEqual(4);
    expect(turns).toBeLessThanOrEqual(10);
  });
});
