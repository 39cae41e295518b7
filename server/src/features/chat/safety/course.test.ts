import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import type { Danger } from './answers.ts';
import { type Concern, concernAt } from './concern.ts';
import { courseOf } from './course.ts';

const course = (text: string, stage: Concern['stage'], danger: Danger = 'life') =>
  courseOf(utteranceOf(text), concernAt(stage, { danger, isOfOther: false }));

const NEEDS_HELP = [
  'Sí, necesito ayuda',
  'pues si',
  'no me encuentro bien',
  'no lo se',
  'no estoy bien',
  'No, no estoy bien',
  'No, estoy fatal, no me encuentro bien',
  'No. Estoy mareada y no estoy bien',
  'no veo bien',
  'no estoy tranquila',
  'no estoy mejor',
  'no se me ha pasado',
  'no siento ninguna pierna',
  'no me pasa el aire',
  'no me ha pasado nunca esto',
  'No, a mi marido',
  'no, mi nieto',
  'A mí no, a mi vecina',
  'Sí, a mi marido',
  'No, a mí',
  'No, es mi hermana la que está mala',
  'no muy bien',
  'no bien',
  'no tengo fuerzas',
  'más o menos',
];
const FINE = [
  'No, estoy bien',
  'No.',
  'no',
  'que no que no',
  'no me pasa na',
  'No, tranquila',
  'uy no hija',
  'No, mujer',
  'no hija no',
  'no era nada',
  'No, bien',
  'muy bien',
  'nada, todo bien, gracias',
  'sí, estoy bien',
  'era una broma',
  'era broma',
  'no te preocupes, no es nada',
];

describe('what she says after "¿Te ha pasado algo malo?"', () => {
  it.each(NEEDS_HELP)('such as %j calls for help', (text) => {
    expect(course(text, 'asked')).toBe('needs-help');
  });

  it.each(FINE)('such as %j is fine', (text) => expect(course(text, 'asked')).toBe('fine'));

  it.each([
    ['ya se me ha pasao', 'better'],
    ['No, ya estoy mejor', 'better'],
    ['qué hora es', undefined],
    ['Estaba tranquila en casa y me ha dado un mareo muy fuerte', undefined],
    ['a mi hija le va todo bien en el trabajo nuevo', undefined],
  ])('such as %j is %j', (text, expected) => {
    expect(course(text, 'asked')).toBe(expected);
  });
});

describe('what she says of a danger that was told', () => {
  it.each([
    ['ya se me ha pasado un poco', 'better'],
    ['¿a dónde ha dicho que llame?', 'again'],
    ['¿Qué número es?', 'again'],
    ['repítemelo', 'again'],
    ['no te he oído', 'again'],
    ['¿cómo dice?', 'again'],
    ['ya están aquí los bomberos', 'attended'],
    ['estoy mejor', 'better'],
    ['No, ya no me duele', 'better'],
    ['no se me pasa', 'still'],
    ['no se me ha pasado', 'still'],
    ['no va mejor', 'needs-help'],
    ['no estoy mejor', 'needs-help'],
    ['estoy algo mejor pero me duele el brazo', 'still'],
    ['ya he llamado', 'called'],
    ['la ambulancia está avisada', 'called'],
    ['ya viene la ambulancia', 'called'],
    ['ya viene mi hija', 'called'],
    ['ya vienen', 'called'],
    ['no viene la ambulancia', 'still'],
    ['no he llamado', 'still'],
    ['ya vienen las fiestas', undefined],
    ['ya vienen mis nietos el domingo', undefined],
    ['están de camino', 'called'],
    ['no me lo cogen', 'cannot-call'],
    ['no he podido llamar', 'cannot-call'],
    ['a mi hija no la he llamado', 'still'],
    ['nadie ha llamado', 'still'],
    ['he llamado y no me cogen', 'cannot-call'],
    ['no puedo llamar', 'cannot-call'],
    ['no tengo telefono', 'cannot-call'],
    ['me sigue igual', 'still'],
    ['y ahora que hago', 'still'],
    ['era una broma', 'fine'],
    ['es broma mujer', 'fine'],
    ['no es broma', 'still'],
    ['¿y si es grave?', 'still'],
    ['¿cuánto va a tardar la ambulancia?', 'called'],
    ['estoy esperando a que vengan', 'called'],
    ['y ahora estoy un poco mareada, o será de los nervios', 'still'],
    ['no, que es en la tele', 'fine'],
    ['lo he visto en las noticias', 'fine'],
    ['es la tele, que echa humo', undefined],
    ['cuéntame un chiste', undefined],
  ])('such as %j is %j', (text, expected) => {
    expect(course(text, 'told')).toBe(expected);
  });

  it.each([
    ['scam', 'ya he llamado al banco', 'called'],
    ['abuse', 'ya viene la guardia civil', 'called'],
    ['scam', 'me ha llamado otra vez el del banco', 'still'],
    ['scam', 'han llamado otra vez', 'still'],
    ['scam', 'ya viene el señor del gas', 'still'],
    ['abuse', 'ya viene mi marido', 'still'],
    ['scam', 'ya le he mandado cien euros', 'still'],
    ['dose', 'y al niño', 'still'],
    ['dose', '¿y si le duele mucho?', 'still'],
    ['dose', 'y a qué hora es la misa', undefined],
    ['life', 'ya le he dado cien euros a mi nieto', undefined],
  ] as const)('of %s, such as %j is %j', (danger, text, expected) => {
    expect(course(text, 'told', danger)).toBe(expected);
  });
});
