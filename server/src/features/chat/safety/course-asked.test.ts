import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import { concernAt } from './concern.ts';
import { courseOf } from './course.ts';
import { asksOfIt } from './course-asked.ts';

const asks = (text: string): boolean => asksOfIt(utteranceOf(text));

describe('a question, right after she was told what to do', () => {
  it.each([
    '¿Me salgo a la calle o busco de dónde viene?',
    '¿Lo siento en el banco o lo dejo como está?',
    '¿Espero aquí?',
    '¿Le doy agua?',
    '¿Y si es verdad?',
    '¿Usted cree que es grave?',
    '¿Le digo que vuelva mañana?',
    '¿Qué tengo que hacer?',
    'me siento o me acuesto',
    'le pongo hielo o qué le pongo',
  ])('is of the danger: %s', (text) => {
    expect(asks(text)).toBe(true);
  });

  it.each([
    '¿Qué hora es?',
    '¿Qué tengo mañana?',
    '¿Qué pastillas me tocan hoy?',
    '¿Me ha escrito mi hija?',
    '¿Cuándo es la misa?',
    '¿Y el médico cuándo lo tengo?',
    '¿Te sabes algún chiste?',
    '¿Me he tomado la pastilla?',
    '¿Va a llover?',
    '¿Y dónde estoy?',
  ])('is asked of Encina: %s', (text) => {
    expect(asks(text)).toBe(false);
  });
});

describe('whoever was told to call', () => {
  const told = concernAt('told', { danger: 'life', isOfOther: false });
  const course = (text: string) => courseOf(utteranceOf(text), told);

  it.each([
    '¿Cómo voy a llamar, si no llego al teléfono?',
    'Llama tú, que yo no atino',
    '¿Puedes llamar tú a la ambulancia?',
    'Avisa a mi hija',
  ])('is told how to where she cannot, or wants it done: %s', (text) => {
    expect(course(text)).toBe('cannot-call');
  });

  it('has called nobody by saying that the neighbour came and it is over', () => {
    expect(course('ya se me ha pasado, ha venido la vecina')).toBe('better');
    expect(course('ya estoy mejor, ha venido la ambulancia')).not.toBe('better');
  });

  it('is not asked after somebody with a name like it', () => {
    expect(course('¿Cómo te llamas tú?')).toBeUndefined();
  });
});
