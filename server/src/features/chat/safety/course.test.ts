import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import type { Danger } from './answers.ts';
import { type Concern, concernAt } from './concern.ts';
import { courseOf } from './course.ts';

const course = (text: string, stage: Concern['stage'], danger: Danger = 'life') =>
  courseOf(utteranceOf(text), concernAt(stage, { danger, isOfOther: false }));

describe('what she says after "¿Te ha pasado algo malo?"', () => {
  it.each([
    ['Sí, necesito ayuda', 'needs-help'],
    ['pues si', 'needs-help'],
    ['no me encuentro bien', 'needs-help'],
    ['no lo se', 'needs-help'],
    ['no estoy bien', 'needs-help'],
    ['No, no estoy bien', 'needs-help'],
    ['No, estoy fatal, no me encuentro bien', 'needs-help'],
    ['No. Estoy mareada y no estoy bien', 'needs-help'],
    ['no veo bien', 'needs-help'],
    ['no estoy tranquila', 'needs-help'],
    ['no estoy mejor', 'needs-help'],
    ['no se me ha pasado', 'needs-help'],
    ['no siento ninguna pierna', 'needs-help'],
    ['no me pasa el aire', 'needs-help'],
    ['no me ha pasado nunca esto', 'needs-help'],
    ['No, a mi marido', 'needs-help'],
    ['no, mi nieto', 'needs-help'],
    ['A mí no, a mi vecina', 'needs-help'],
    ['Sí, a mi marido', 'needs-help'],
    ['No, a mí', 'needs-help'],
    ['No, es mi hermana la que está mala', 'needs-help'],
    ['no muy bien', 'needs-help'],
    ['no bien', 'needs-help'],
    ['no tengo fuerzas', 'needs-help'],
    ['más o menos', 'needs-help'],
  ])('such as %j calls for help', (text, expected) => {
    expect(course(text, 'asked')).toBe(expected);
  });

  it.each([
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
  ])('such as %j is fine', (text) => {
    expect(course(text, 'asked')).toBe('fine');
  });

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
    ['estoy mejor', 'better'],
    ['No, ya no me duele', 'better'],
    ['no se me pasa', 'still'],
    ['no se me ha pasado', 'still'],
    ['no va mejor', 'needs-help'],
    ['no estoy mejor', 'needs-help'],
    ['estoy algo mejor pero me duele el brazo', 'still'],
    ['ya he llamado', 'called'],
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
    ['cuéntame un chiste', undefined],
  ])('such as %j is %j', (text, expected) => {
    expect(course(text, 'told')).toBe(expected);
  });

  it.each([
    ['scam', 'ya he llamado al banco'],
    ['abuse', 'ya viene la guardia civil'],
  ] as const)('of %s, such as %j, is help on its way', (danger, text) => {
    expect(course(text, 'told', danger)).toBe('called');
  });

  it.each([
    ['scam', 'me ha llamado otra vez el del banco'],
    ['scam', 'han llamado otra vez'],
    ['scam', 'ya viene el señor del gas'],
    ['abuse', 'ya viene mi marido'],
  ] as const)('of %s, such as %j, is still the danger', (danger, text) => {
    expect(course(text, 'told', danger)).toBe('still');
  });
});
