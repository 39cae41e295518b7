import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import { type Concern, concernAt, fading } from './concern.ts';
import { courseOf } from './course.ts';

const CHEST = { danger: 'life', isOfOther: false } as const;

describe('a concern', () => {
  it('leaves a bare yes to what was asked since, and still hears that it has passed', () => {
    const since = { ...concernAt('told', CHEST), left: 3 };
    expect(courseOf(utteranceOf('sí'), since)).toBeUndefined();
    expect(courseOf(utteranceOf('otra vez'), since)).toBeUndefined();
    expect(courseOf(utteranceOf('ya se me ha pasado un poco'), since)).toBe('better');
    expect(courseOf(utteranceOf('no se me ha pasado'), since)).toBe('still');
    expect(courseOf(utteranceOf('ya viene mi hija'), since)).toBeUndefined();
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

  it('that is none is forgotten after the next message', () => {
    expect(fading(concernAt('calmed', CHEST))).toBeUndefined();
  });
});
