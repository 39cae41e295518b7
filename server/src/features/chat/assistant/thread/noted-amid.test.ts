import { beforeAll, describe, expect, it } from 'vitest';
import { fakeGateway, talkWith } from '../../testing/fake-gateway.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { understand } from '../understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

/** It is Friday, five past five in the afternoon. */
const answerTo = (said: string) => talkWith(fakeGateway({}).gateway)(said);

describe('what is to be noted, amid what is told', () => {
  it.each([
    [
      'El lunes sale el coche de línea a las siete menos diez, así que avísame a las seis.',
      { title: 'Sale el coche de línea', date: '2026-11-23', time: '06:00' },
    ],
    [
      'Mañana a las once viene el fontanero, recuérdamelo a las diez y media.',
      { title: 'Viene el fontanero', date: '2026-11-21', time: '10:30' },
    ],
    [
      'Ayer vi al veterinario, así que ponme el lunes a las diez llevar el galgo.',
      { title: 'Llevar el galgo', date: '2026-11-23', time: '10:00' },
    ],
    [
      'Se ha muerto la Jacinta y el entierro es mañana a las cinco, apunta el entierro.',
      { title: 'El entierro', date: '2026-11-21', time: '17:00' },
    ],
    [
      'Avísame en media hora, que tengo las patatas al fuego.',
      { title: 'Las patatas al fuego', date: '2026-11-20', time: '17:35' },
    ],
    [
      'Dice mi Julián que no se me pase lo del seguro, que vence el lunes, apúntalo el lunes a las nueve.',
      { title: 'El seguro', date: '2026-11-23', time: '09:00' },
    ],
  ])('has the hour, the day and the thing of its order: %s', async (said, draft) => {
    const { remember } = await answerTo(said);
    expect(remember?.pending).toMatchObject({ kind: 'add', ...draft });
  });

  it('are two things, where both are ordered', async () => {
    const { text } = await answerTo(
      'Apunta mañana a las diez el banco y avísame a las doce de la farmacia.',
    );
    expect(text).toContain('Son dos cosas.');
  });
});
