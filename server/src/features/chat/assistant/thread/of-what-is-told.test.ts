import { describe, expect, it } from 'vitest';
import { concernAt } from '../../safety/concern.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { type Conversation, NOTHING_SAID } from '../context.ts';
import { isOfWhatIsTold } from './of-what-is-told.ts';

const TELLING: Conversation = { ...NOTHING_SAID, said: 'Cuéntame más.', telling: 'old' };
const ANSWERED: Conversation = { ...NOTHING_SAID, said: 'Hoy es martes.' };
const isOf = (
  text: string,
  conversation: Conversation,
  danger: 'life' | 'lost' | 'self-harm' = 'life',
) => isOfWhatIsTold(utteranceOf(text), { danger }, conversation);

describe('what sounds like a danger while she tells of long ago', () => {
  it.each([
    'Salimos corriendo en camisón y nos quedamos en la calle mirando.',
    'Las tengo atadas con una cinta azul en la cómoda.',
    'mi madre no volvio a ser la misma',
    'Se nos morían en los brazos, pobrecitos míos.',
    'entonces nos escondimos debajo de la cama',
  ])('is of it: %j', (text) => expect(isOf(text, TELLING)).toBe(true));

  it.each([
    'y ahora me duele el pecho',
    'me he caído',
    'anoche me caí y no podía levantarme',
    'estoy sangrando, como sangraba mi padre',
    'no puedo respirar',
    'me ahogo',
    '¿me moría yo entonces?',
  ])('is none where it is of now: %j', (text) => expect(isOf(text, TELLING)).toBe(false));

  it('is asked after where it is of dying', () => {
    expect(isOf('me quería morir con él', TELLING, 'self-harm')).toBe(false);
  });

  it('is asked after where nothing was told before, or a danger was', () => {
    expect(isOf('salimos corriendo', ANSWERED)).toBe(false);
    const concern = concernAt('told', { danger: 'life', isOfOther: false });
    expect(isOf('salimos corriendo', { ...TELLING, concern })).toBe(false);
  });
});

describe('what sounds like a danger after an answer', () => {
  it.each([
    'No se le ha oído, otra vez.',
    'no te he oído bien, con la tele puesta',
    'ay, más despacito, que se me van las palabras',
  ])('and asks to hear it again is of it: %j', (text) => expect(isOf(text, ANSWERED)).toBe(true));
  it.each(['no oigo nada de este oído', 'no veo nada', 'se me van las palabras'])(
    'and is of her body is not: %j',
    (text) => expect(isOf(text, ANSWERED)).toBe(false),
  );
});
