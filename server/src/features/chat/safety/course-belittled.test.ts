import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import type { Danger } from './answers.ts';
import { type Concern, concernAt } from './concern.ts';
import { courseOf } from './course.ts';

const course = (text: string, stage: Concern['stage'], danger: Danger = 'life') =>
  courseOf(utteranceOf(text), concernAt(stage, { danger, isOfOther: false }));

describe('whoever makes little of a danger that was told', () => {
  it.each([
    'Quita, quita, eso es del frío.',
    'será que estoy constipada',
    'yo creo que es de los nervios, que anoche discutí con mi nuera',
    'no creo yo que pase nada',
    'no es para tanto, ya saldré',
    'me voy a acostar un rato a ver si se me pasa',
  ])('is still in it: %j', (text) => expect(course(text, 'told')).toBe('still'));

  it.each([
    'no quiero molestar a mi hija, que está trabajando',
    'a mí no me hace falta el médico',
    'no llames a mi hija, que se asusta',
    'no quiero que venga nadie',
    'no quisiera dar la lata, no avises a nadie',
  ])('or wants nobody told, too: %j', (text) => expect(course(text, 'told')).toBe('still'));

  it.each(['déjalo, cosas mías', 'no me hagas caso', 'olvídalo'])(
    'and wanted to die is not left alone: %j',
    (text) => expect(course(text, 'told', 'self-harm')).toBe('still'),
  );

  it.each([
    'qué hora es',
    'quita la pastilla',
    'cuéntame un chiste',
    '¿será de los nervios mi hija?',
  ])('is none who says %j', (text) => expect(course(text, 'told')).not.toBe('better'));
});

describe('whoever was asked, and blames the cold for it', () => {
  it.each(['eso es del frío', 'será que he dormido mal'])('has something: %j', (text) =>
    expect(course(text, 'asked')).toBe('needs-help'),
  );
  it.each(['no, era el gato', 'no es nada', 'nada, que eran las tostadas'])(
    'and whoever tells what it was has not: %j',
    (text) => expect(course(text, 'asked')).toBe('fine'),
  );
});

describe('what was over', () => {
  it.each(['sigo mareada', 'me duele otra vez', 'vuelve a oler a gas'])(
    'is asked after where it is there again: %j',
    (text) => expect(course(text, 'calmed')).toBe('back'),
  );
  it.each(['ya no me duele', 'sigue lloviendo', '¿qué hora es?', 'gracias'])(
    'stays over with %j',
    (text) => expect(course(text, 'calmed')).toBeUndefined(),
  );
});
