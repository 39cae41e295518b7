import { describe, expect, it } from 'vitest';
import { fakeGateway, reminder } from '../testing/fake-gateway.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { isWishOfReminder } from './wish-before-doubt.ts';

const { gateway } = fakeGateway({
  reminders: [
    reminder('Pastilla de la tensión', '2026-11-20T09:00'),
    reminder('Pastilla del corazón', '2026-11-20T21:00'),
  ],
});
const isOfOne = (text: string) => isWishOfReminder(utteranceOf(text), gateway);

describe('what names one reminder and one dose of it', () => {
  it.each([
    'mi madre se ha tomado ya la pastilla de la tensión, márcala',
    'y la otra, la de la tensión',
    'Y la pastilla del corazón, ¿esa a qué hora me la tomo?',
    'me he tomado la de la tensión con el café',
    'quítame la pastilla del corazón',
  ])('is of it, and no danger: %j', async (text) => expect(await isOfOne(text)).toBe(true));

  it.each([
    'me he tomado dos pastillas de la tensión',
    'me he tomado otra pastilla del corazón',
    'me he tomado la pastilla del corazón de mi marido',
    'mi nieto se ha tomado la pastilla de la tensión',
    'me he tomado la pastilla de la tensión con lejía',
    '¿me tomo la pastilla de la tensión?',
    'me he tomado todas las del corazón',
    'me he tomado la del corazón por error',
    'me mareo con la pastilla de la tensión',
  ])('is asked after where there is more in it: %j', async (text) =>
    expect(await isOfOne(text)).toBe(false),
  );
});
