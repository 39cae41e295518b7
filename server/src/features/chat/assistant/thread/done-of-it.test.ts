import { beforeAll, describe, expect, it } from 'vitest';
import { talkWith } from '../../testing/fake-gateway.ts';
import { fakeWorld } from '../../testing/fake-world.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { understand } from '../understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

/** Says all of it, at five in the evening; gives the last answer, and whether anything was stored. */
async function outcome(...said: readonly string[]) {
  const world = fakeWorld([
    ['Pastilla de la tensión', '2026-11-20T09:00', 'Medicación'],
    ['Pastilla del corazón', '2026-11-20T21:00', 'Medicación'],
  ]);
  const began = world.lines();
  const talk = talkWith(world.gateway);
  let text = '';
  for (const words of said) ({ text } = await talk(words));
  return { text, isChanged: JSON.stringify(began) !== JSON.stringify(world.lines()) };
}

const MISSED = '¿se me ha pasado algo esta mañana?';
const ASKED = '¿Marco «Pastilla de la tensión», de las 9:00, como tomada?';

describe('what she was told is still to do', () => {
  it.each([
    'Ay, esa sí la tomé, con el café. No se lo dije por no molestarle.',
    'Sí, me la he tomado.',
    'Ea, tomada. ¿Contenta?',
    'ya está, tomada, con un sorbo de café, no me riñas',
    'tomada esa',
  ])('is asked after, and not marked, where she says that it is done: %s', async (text) =>
    expect(await outcome(MISSED, text)).toEqual({ text: ASKED, isChanged: false }),
  );

  it('waits where she puts it off, and is still meant after it', async () => {
    expect((await outcome(MISSED, 'luego')).text).toBe('De acuerdo, luego. Aquí estoy.');
    expect((await outcome(MISSED, 'en un ratito', 'hala, ya me la he tomado')).text).toBe(ASKED);
  });

  it.each(['No, esa no la tomé.', '¿La tomé?', 'No me la he tomado.'])(
    'is not held out as done where she denies or asks it: %s',
    async (text) => {
      const reply = await outcome(MISSED, text);
      expect(reply.text).not.toContain('¿Marco');
      expect(reply.isChanged).toBe(false);
    },
  );
});

describe('a pill of which she says when she took it', () => {
  it.each([
    'he tomado la pastilla de la tensión a las nueve y media',
    'la pastilla de la tensión me la he tomado a las diez',
    'pastilla de tensión dada a las nueve y media con yogur',
    'me la tomé tarde, la de la mañana, a las diez y pico',
  ])('is the one that she names, whatever its own hour, and asked after: %s', async (text) =>
    expect(await outcome(text)).toEqual({ text: ASKED, isChanged: false }),
  );

  it.each([
    '¿he tomado la pastilla de la tensión a las nueve?',
    'me he tomado la pastilla del corazón a las tres',
  ])('is told as it stands where she asks, or it is not yet due: %s', async (text) => {
    const reply = await outcome(text);
    expect(reply.text).not.toContain('¿Marco');
    expect(reply.isChanged).toBe(false);
  });
});
