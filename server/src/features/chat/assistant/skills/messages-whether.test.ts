import type { SupportMessage } from '@encina/contract/messages';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../core/ids.ts';
import { fakeGateway, talkWith } from '../../testing/fake-gateway.ts';

const message = (authorName: string, content: string, seen = false): SupportMessage => ({
  ...{ id: newId(), authorName, content, type: 'text', seen },
  ...{ createdAt: '2026-11-20T08:00:00Z', mediaUrl: null },
  ...{ authorId: newId(), answer: null, kept: false },
});
const FAMILY = ['Lucía', 'Marcos', 'Elena'];
const talk = (...messages: readonly SupportMessage[]) =>
  talkWith(fakeGateway({ messages, family: FAMILY }).gateway);

describe('whether somebody wrote', () => {
  it('is answered first, and reading it is held out', async () => {
    const say = talk(message('Lucía', 'Voy el domingo.'), message('Marcos', 'Besos.'));
    const { text, choices } = await say('¿Me ha escrito Lucía?');
    expect(text).toMatch(/^Sí, te ha escrito Lucía .+ ¿Te lo leo\?$/);
    expect(text).not.toContain('domingo');
    expect(choices).toEqual(['Sí', 'No']);
    const read = await say('Sí');
    expect(read.text).toContain('Voy el domingo');
    expect(read.text).not.toContain('Besos');
  });

  it.each([
    '¿hay algo nuevo de Lucía?',
    'dime si ha escrito Lucía',
    '¿tengo algún mensaje de Lucía?',
    'Lucía escribió?',
  ])('%s', async (asked) => {
    const say = talk(message('Lucía', 'Voy el domingo.'));
    expect((await say(asked)).text).toMatch(/^Sí, te ha escrito Lucía/);
  });

  it.each(['¿qué me ha escrito Lucía?', 'léeme lo de Lucía', '¿ha dicho Lucía algo de la leña?'])(
    'what it says is read at once: %s',
    async (asked) => {
      const say = talk(message('Lucía', 'Voy el domingo con leña.'));
      expect((await say(asked)).text).toContain('Voy el domingo');
    },
  );

  it('is a no where others did, and theirs are held out', async () => {
    const say = talk(message('Marcos', 'Besos.'));
    const { text } = await say('¿Me ha escrito Lucía?');
    expect(text).toMatch(/^No, Lucía no te ha escrito\. Sí te ha escrito Marcos/);
    expect((await say('sí')).text).toContain('Besos');
  });

  it('is a no where nobody did', async () => {
    expect((await talk()('¿Alguien me ha escrito?')).text).toMatch(/^No, no te ha escrito nadie/);
    expect((await talk()('¿Me ha escrito Lucía?')).text).toBe('No, Lucía no te ha escrito.');
  });

  it('says of what was seen already that it is nothing new', async () => {
    const say = talk(message('Lucía', 'Voy el domingo.', true));
    expect((await say('¿Me ha escrito Lucía?')).text).toMatch(
      /^Nuevo no\. Lo último de Lucía es de/,
    );
    expect((await say('léemelo')).text).toContain('Voy el domingo');
  });

  it('of one who is none of hers is a truthful no', async () => {
    const say = talk(message('Lucía', 'Voy el domingo.'));
    expect((await say('¿Ha escrito la Tomasa?')).text).toMatch(/^No, Tomasa no te ha escrito/);
    expect((await say('¿me ha escrito mi vecina?')).text).toMatch(/^No, tu vecina no te ha/);
  });

  it('of the next one is asked in two words', async () => {
    const say = talk(message('Lucía', 'Voy el domingo.'), message('Marcos', 'Besos.'));
    await say('¿Me ha escrito Lucía?');
    expect((await say('¿y Marcos?')).text).toMatch(/^Sí, te ha escrito Marcos/);
  });
});

describe('what is to be read', () => {
  it('is everybody’s where nobody is named, whatever her people are called', async () => {
    const { gateway } = fakeGateway({
      messages: [message('Lucía', 'Voy el domingo.')],
      family: ['María de los Remedios', 'Lucía'],
    });
    const { text } = await talkWith(gateway)('¿me puedes leer los mensajes?');
    expect(text).toContain('Voy el domingo');
  });
});
