import { beforeAll, describe, expect, it } from 'vitest';
import { fakeGateway, reminder, talkWith } from '../../testing/fake-gateway.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { understand } from '../understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

const REMINDERS = [
  reminder('Dentista', '2026-11-24T11:00'),
  reminder('Gimnasia', '2026-11-25T10:00'),
];
const ACTS = {
  added: ['recuérdame mañana a las once regar las macetas', 'sí'],
  moved: ['cambia lo del dentista a las doce', 'sí'],
  removed: ['quita lo del dentista', 'sí'],
} as const;

async function saidAfter(act: keyof typeof ACTS, said: string) {
  const { gateway, done } = fakeGateway({ reminders: REMINDERS });
  const talk = talkWith(gateway);
  for (const words of ACTS[act]) await talk(words);
  const before = done.length;
  const { text } = await talk(said);
  return { text, isWritten: done.length > before };
}

describe('what was just done, which she wants taken back', () => {
  it.each([
    'marcha atrás',
    'un paso para atrás',
    'esjaz eso',
    'desjaz lo que acabas de jacer',
    'Le ruego que anule lo último',
    'Haga el favor de revertir lo anterior',
    'como si no te hubiera dicho nada',
    'lo de ahora mismo no vale',
    'eso que acabas de apuntar quítalo, que me he liado',
    'déjalo como antes, ya me ha dicho mi hijo que estaba bien',
    'que lo he tocado sin querer, déjalo igual que estaba',
    '¿Puede usted anular lo que acaba de registrar?',
    'he metido la pata, arréglalo como estaba',
    'deje sin efecto ese cambio',
  ])('is as it was before, whatever it was: %s', async (said) => {
    for (const act of ['added', 'moved', 'removed'] as const)
      expect((await saidAfter(act, said)).text, act).toContain('Deshecho');
  });

  it.each([
    'recupera la que has quitado',
    'has borrado la que no era, devuélvemela',
    'no tenías que haberlo borrado, ponlo otra vez',
    'yo no quería borrar nada, le he dado sin querer',
    'me precipité con lo de borrar, lo quiero otra vez',
  ])('is there again where it was removed: %s', async (said) => {
    expect((await saidAfter('removed', said)).text).toContain('Deshecho');
  });

  it.each([
    'la gimnasia déjala como estaba',
    'mi hijo ha vuelto atrás con lo de la boda',
    'tengo que deshacer la maleta',
    'si pudiera volver atrás me casaba otra vez',
    'me equivoqué de calle esta mañana y me reí yo sola',
    'me han dejado como estaba, sin arreglar',
    'ese no vale, cuéntame otro',
    'vuelve a leerme el mensaje',
    'lo último que me queda es morirme',
    '¿qué has quitado?',
  ])('stays where she names another thing, tells or asks: %s', async (said) => {
    for (const act of ['added', 'moved', 'removed'] as const) {
      const { text, isWritten } = await saidAfter(act, said);
      expect(isWritten, `${act}: ${text}`).toBe(false);
    }
  });

  it('is nothing where nothing was done', async () => {
    const { gateway, done } = fakeGateway({ reminders: REMINDERS });
    await talkWith(gateway)('marcha atrás, déjalo como estaba');
    expect(done).toEqual([]);
  });
});
