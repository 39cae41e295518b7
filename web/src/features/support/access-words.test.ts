import { expect, it } from 'vitest';
import { type Access, letterTo, linkOf, placeOf } from './access-words.ts';

const ACCESS: Access = {
  name: 'Lucía Gómez',
  email: 'lucia+casa@ejemplo.es',
  code: {
    code: 'ABCDE-23456',
    expiresAt: '2026-11-27T16:05:00.000Z',
    publicUrl: 'https://encina.pueblo.es/',
  },
  municipalityId: 'valle',
};

it('the link holds the code after the #, where no server and no log sees it', () => {
  expect(linkOf(ACCESS)).toBe('https://encina.pueblo.es/#apoyo=ABCDE-23456&municipio=valle');
});

it('the link leads to where staff are, where the server was told no address', () => {
  const access = { ...ACCESS, code: { ...ACCESS.code, publicUrl: null } };
  expect(new URL(linkOf(access)).host).toBe(window.location.host);
  expect(placeOf(access)).toBe(window.location.host);
});

it('the letter names her, the link, the code and the last day', () => {
  const letter = new URL(letterTo(ACCESS, '27 de noviembre de 2026'));
  expect(decodeURIComponent(letter.pathname)).toBe(ACCESS.email);
  const body = letter.searchParams.get('body') ?? '';
  for (const part of ['Lucía Gómez', linkOf(ACCESS), 'ABCDE-23456', '27 de noviembre de 2026']) {
    expect(body).toContain(part);
  }
});
