import type { SupportMessage } from '@encina/contract/messages';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../core/ids.ts';
import { fakeGateway, talkWith } from '../../testing/fake-gateway.ts';

const message = (authorName: string, content: string): SupportMessage => ({
  ...{ id: newId(), authorName, content, type: 'text', seen: false },
  ...{ createdAt: '2026-11-20T08:00:00Z', mediaUrl: null },
  ...{ authorId: newId(), answer: null, kept: false },
});
const MESSAGES = [
  message('Lucía', 'El domingo voy a comer.'),
  message('Marcos', 'Te lleva la leña Paco.'),
  message('Elena', 'Aprobé todo.'),
];
const talk = () =>
  talkWith(fakeGateway({ messages: MESSAGES, family: ['Lucía', 'Marcos', 'Elena'] }).gateway);

async function lastOf(...lines: readonly string[]): Promise<string> {
  const say = talk();
  let text = '';
  for (const line of lines) ({ text } = await say(line));
  return text;
}

describe('of the message that was read last', () => {
  it.each([
    ['¿ha escrito Lucía?', '¿qué pone?', 'El domingo voy a comer'],
    ['léeme lo de Lucía', '¿qué día dice que viene?', 'El domingo voy a comer'],
    ['léeme lo de Lucía', '¿y cuándo?', 'El domingo voy a comer'],
    ['léeme lo de Lucía', '¿seguro que el domingo?', 'El domingo voy a comer'],
    ['léeme lo de Marcos', '¿y quién me la trae?', 'Te lleva la leña Paco'],
    ['léeme lo de Marcos', '¿y el de Elena, que está estudiando?', 'Aprobé todo'],
  ])('%s / %s', async (first, second, holds) => {
    expect(await lastOf(first, second)).toContain(holds);
  });

  it('the day on which it was written is told where it names none', async () => {
    expect(await lastOf('léeme lo de Marcos', '¿cuándo lo escribió?')).toContain('Es de');
  });

  it('the one that is left is read, where the others were read by name', async () => {
    expect(await lastOf('lee lo de Lucía', 'y lo de Elena', 'falta el otro')).toContain('leña');
  });
});
