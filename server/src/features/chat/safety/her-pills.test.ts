import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import { alarmIn } from './safety.ts';

describe('of her own pill', () => {
  it.each([
    'cuando me tomo la del corazón',
    '¿A qué hora me toca tomar la de la tensión?',
    'la pastilla del corazón cuándo me la tomo',
    'la de la tensión tomada',
    'luego me tomo la pastilla',
    'ahora cuando me levante me tomo la de la tensión',
  ])('«%s» is about when it is taken, and no danger', (text) => {
    expect(alarmIn(utteranceOf(text))).toBeUndefined();
  });

  it.each([
    '¿Me tomo ahora la del corazón?',
    '¿Me tomo otra?',
    'me tomo la del corazón y la de la tensión juntas',
    'cuando me tomo la del corazón me ahogo',
    'me he tomado dos veces la de la tensión',
  ])('«%s» is still heard', (text) => {
    expect(alarmIn(utteranceOf(text))).toBeDefined();
  });
});
