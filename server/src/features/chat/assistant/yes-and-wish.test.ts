import { beforeAll, describe, expect, it } from 'vitest';
import { fakeGateway, talkWith } from '../testing/fake-gateway.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { understand } from './understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

/** Says all of it; gives the last answer, and what was written. */
async function outcome(...said: readonly string[]) {
  const { gateway, done } = fakeGateway({});
  const talk = talkWith(gateway);
  let text = '';
  for (const words of said) ({ text } = await talk(words));
  return { text, done };
}

const SUPPER = 'apúntame mañana a las ocho de la tarde la cena con mis amigas';
const WRITTEN = 'añadido La cena con mis amigas 2026-11-21T20:00 none';

describe('a yes with something else beside it', () => {
  it.each(['sí y dime qué tengo el domingo', 'sí, y qué hora es', 'sí, y léeme los mensajes'])(
    'writes what was read out, once, and answers the rest: %s',
    async (text) => {
      const { text: answer, done } = await outcome(SUPPER, text);
      expect(done).toEqual([WRITTEN]);
      expect(answer.split('\n').length).toBeGreaterThan(1);
    },
  );

  it('holds out what it wants written besides, and writes it after a yes of its own', async () => {
    const besides = 'sí, y apúntame también el domingo a las diez ir a la plaza';
    expect((await outcome(SUPPER, besides)).done).toEqual([WRITTEN]);
    expect((await outcome(SUPPER, besides, 'sí')).done).toHaveLength(2);
  });

  it.each(['sí, y a las nueve mejor', 'sí y el domingo'])(
    'is none where it says how it should be instead: %s',
    async (text) => expect((await outcome(SUPPER, text)).done).toEqual([]),
  );
});

describe('a yes with a story behind it', () => {
  it.each([
    'Sí, hija, sí, así está bien, aunque ya verás tú como la Tomasa no viene, que esa en cuanto puede se escapa.',
    'sí sí ponlo aunque esas no llegan nunca a su hora',
    'Sí, apúntalo. Y eso que no hay quien las aguante, ni a ellas ni a los maridos.',
    'Eso es. La Paqui no se va a quejar, que ella no tiene a nadie.',
  ])('is one, whatever is not so in the story: %s', async (text) =>
    expect((await outcome(SUPPER, text)).done).toEqual([WRITTEN]),
  );

  it.each([
    'Sí, aunque a esa hora no puedo.',
    'Sí, aunque al final no voy a ir.',
    'Sí, aunque no quería apuntarlo.',
    'Sí, aunque la cena no es mañana.',
  ])('is none where it is of the thing or of her own going: %s', async (text) =>
    expect((await outcome(SUPPER, text)).done).toEqual([]),
  );

  it('leaves open what she only hears of', async () => {
    expect((await outcome(SUPPER, 'Eso no lo sabía yo.')).text).toMatch(/¿Lo apunto\?$/u);
    expect((await outcome(SUPPER, 'Eso no lo sabía yo.', 'sí')).done).toEqual([WRITTEN]);
  });

  it('is waited for where she ends in asking for a moment', async () =>
    expect((await outcome(SUPPER, 'sí. bueno, no. espere', 'sí, apúntalo')).done).toEqual([
      WRITTEN,
    ]));
});
