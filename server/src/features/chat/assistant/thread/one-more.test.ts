import { beforeAll, describe, expect, it } from 'vitest';
import { fakeGateway, talkWith } from '../../testing/fake-gateway.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { understand } from '../understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

const ASKED = 'recuérdame mañana a las cinco de la tarde devolver el libro';

async function said(...words: readonly string[]) {
  const { gateway, done } = fakeGateway({});
  const talk = talkWith(gateway);
  let reply = await talk(ASKED);
  for (const text of words) reply = await talk(text);
  return { text: reply.text, done };
}

describe('another thing with its own hour, beside what is held out,', () => {
  it.each([
    'y a las doce recoger los huevos',
    'también a las doce recoger los huevos',
    'sí, y a las doce recoger los huevos',
  ])('is held out with it, on the same day: %s', async (words) => {
    const { text } = await said(words);
    expect(text).toContain('Devolver el libro: mañana, a las 17:00.');
    expect(text).toContain('Recoger los huevos: mañana, a las 12:00.');
  });

  it('is written by one yes, with the first', async () => {
    expect((await said('y a las doce recoger los huevos', 'sí')).done).toHaveLength(2);
  });

  it.each(['y a las seis', 'y a las seis mejor', 'y el libro a las seis'])(
    'is none where only an hour is said: %s',
    async (words) => {
      expect((await said(words)).text).toBe('Devolver el libro: mañana, a las 18:00. ¿Lo apunto?');
    },
  );
});
