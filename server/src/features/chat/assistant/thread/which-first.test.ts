import { describe, expect, it } from 'vitest';
import { fakeGateway, reminder, talkWith } from '../../testing/fake-gateway.ts';

const REMINDERS = [
  reminder('Gimnasia', '2026-11-20T17:30'),
  reminder('Peluquería', '2026-11-21T12:00'),
  reminder('Podólogo', '2026-11-23T11:00'),
  reminder('Médico', '2026-11-25T10:15'),
];

const answerTo = async (line: string): Promise<string> =>
  (await talkWith(fakeGateway({ reminders: REMINDERS }).gateway)(line)).text;

describe('which of two things of hers comes first', () => {
  it.each([
    '¿qué me toca antes, el médico o la peluquería?',
    'médico o peluquería, primero qué',
    '¿El médico es antes que la peluquería?',
    'El médico, ¿es antes o después de la peluquería?',
    'Mi prima dice que primero va una al médico, ¿a mí qué me toca antes, el médico o la peluquería?',
  ])('is told with both: %s', async (line) => {
    const text = await answerTo(line);
    expect(text).toMatch(/^Primero, Peluquería: .*\nDespués, Médico: /);
  });

  it.each([
    '¿antes del médico tengo algo?',
    'pásame el médico antes de la peluquería',
    'primero fui al médico y después a la peluquería',
  ])('is not what she asks: %s', async (line) => {
    expect(await answerTo(line)).not.toContain('Primero, ');
  });
});
