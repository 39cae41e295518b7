import { describe, expect, it } from 'vitest';
import { dayWords, newsWords, seenWords, writtenWords } from './message-words.ts';

const MADRID = 'Europe/Madrid';
const NOW = new Date('2026-11-20T16:10:00.000Z');

describe('what came back since it was read', () => {
  const none = { replies: 0, liked: 0, received: 0 };
  it.each([
    [{}, undefined],
    [{ replies: 1 }, 'Te ha enviado un mensaje'],
    [{ liked: 1 }, 'Le ha gustado tu mensaje ❤️'],
    [{ received: 1 }, 'Ha recibido tu mensaje 👍'],
    [{ replies: 1, liked: 2 }, '3 novedades'],
  ])('%j is said in words', (news, words) => {
    expect(newsWords({ ...none, ...news })).toBe(words);
  });
});

describe('a message that was sent', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', null, 'Enviado'],
    ['2026-11-20T10:00:00.000Z', '2026-11-20T10:20:00.000Z', 'Visto a las 11:20'],
    ['2026-11-18T10:00:00.000Z', '2026-11-19T12:05:00.000Z', 'Visto ayer, a las 13:05'],
  ])('at %s and seen at %s says so', (createdAt, seenAt, words) => {
    expect(seenWords({ createdAt, seenAt }, NOW, MADRID)).toBe(words);
  });

  it('with a voice alone says nothing that nobody wrote', () => {
    expect(writtenWords({ type: 'audio', content: 'Archivo adjunto' })).toBe('');
    expect(writtenWords({ type: 'image', content: 'La comida' })).toBe('La comida');
    expect(writtenWords({ type: 'text', content: 'Archivo adjunto' })).toBe('Archivo adjunto');
  });
});

it.each([
  ['2026-11-20T10:00:00.000Z', 'Hoy'],
  ['2026-11-19T22:30:00.000Z', 'Ayer'],
  ['2026-11-17T10:00:00.000Z', 'Martes, 17 de noviembre'],
  ['2025-11-17T10:00:00.000Z', '17 de noviembre de 2025'],
])('the day of %s is called «%s»', (instant, words) => {
  expect(dayWords(instant, NOW, MADRID)).toBe(words);
});
