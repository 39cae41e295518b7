import type { SupportMessage } from '@encina/contract/messages';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { fakeGateway, reminder, talkWith } from '../testing/fake-gateway.ts';

const REMINDERS = [
  reminder('Gimnasia', '2026-11-20T17:30'),
  reminder('Peluquería', '2026-11-21T12:00'),
  reminder('Podólogo', '2026-11-23T11:00'),
  reminder('Médico', '2026-11-25T10:15'),
];
const BUTANE: SupportMessage = {
  ...{ id: newId(), authorName: 'Lucía', content: 'El butano te lo lleva Paco.', type: 'text' },
  ...{ seen: false, createdAt: '2026-11-20T08:00:00Z', mediaUrl: null },
  ...{ authorId: newId(), answer: null, kept: false },
};

async function lastOf(...lines: readonly string[]): Promise<string> {
  const say = talkWith(fakeGateway({ reminders: REMINDERS, messages: [BUTANE] }).gateway);
  let text = '';
  for (const line of lines) ({ text } = await say(line));
  return text;
}

describe('what she asks of one thing of hers, within what she tells', () => {
  it.each([
    ['y la peluquería cuándo era que voy hecha un fantoche', 'Peluquería'],
    ['Yo antes lo llevaba todo en la cabeza y ahora no sé ni cuándo me ve el médico.', 'Médico'],
    [
      'la vecina quiere que vaya con ella y no sé si tengo lo del pelo, ¿a qué hora era?',
      'Peluquería',
    ],
    ['¿Y me da tiempo a lo del podólogo antes?', 'Podólogo'],
  ])('is told when it is: %s', async (said, title) => {
    expect(await lastOf(said)).toContain(`${title}: `);
  });

  it('is read out of what somebody wrote', async () => {
    expect(await lastOf('el butano quién me dijo que lo traía')).toContain('te lo lleva Paco');
  });

  it.each([
    '¿Qué hora es, que tengo que ir a la peluquería?',
    'No sé ni cuándo murió el médico aquel.',
    'Cuando era moza iba yo a la peluquería de la Engracia.',
  ])('is not heard where she asks or tells of something else: %s', async (said) => {
    expect(await lastOf(said)).not.toMatch(/^(?:Peluquería|Médico): /);
  });
});

describe('what comes before and after it', () => {
  it('is told of the days before where that day has nothing', async () => {
    expect(await lastOf('¿y antes del médico qué tengo?')).toContain('Lo anterior: Podólogo');
  });

  it('is the next after the one that was told', async () => {
    expect(await lastOf('¿cuándo es el podólogo?', 'y la siguiente a esa')).toContain('«Médico»');
  });
});

describe('an order to call or to write to one of hers', () => {
  it.each([
    ['pues ponme con Lucía', 'llamar a Lucía'],
    ['Dile a Lucía que la espero con el puchero', 'Escribir un mensaje'],
    ['¿Ha escrito Lucía?', 'y la llamas mejor que por escrito no me entiendo', 'llamar a Lucía'],
  ])('is one, whatever she says beside it: %s %s', async (...lines) => {
    expect(await lastOf(...lines.slice(0, -1))).toContain(lines.at(-1));
  });

  it('is none where she tells what she said to them', async () => {
    expect(await lastOf('ayer llamé a Lucía y le dije lo del puchero')).not.toContain('Usa tu');
  });
});
