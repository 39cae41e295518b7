import { afterEach, describe, expect, it } from 'vitest';
import { cardAddress, forgetCard, pendingCard, readCard, takeCard } from './card-link.ts';

const CARD = { userId: '0197-maria', secret: 'Zk3_-abcdefghijklmnopqrstuvwx' };
const ADDRESS = 'https://encina.pueblo.es/#tarjeta=0197-maria.Zk3_-abcdefghijklmnopqrstuvwx';

afterEach(() => {
  forgetCard();
  window.history.replaceState(null, '', '/');
});

describe('the address of a card', () => {
  it('holds its secret behind the #, and is read back', () => {
    expect(cardAddress(CARD, 'https://encina.pueblo.es')).toBe(ADDRESS);
    expect(readCard(ADDRESS)).toEqual(CARD);
  });

  it.each([
    'https://encina.pueblo.es/?codigo=ABCD-2345&municipio=valle',
    'https://encina.pueblo.es/#tarjeta=maria',
    'tarjeta=0197-maria.Zk3_-abcdefghijklmnopqrstuvwx',
    '',
  ])('is none where it is something else: %j', (address) => {
    expect(readCard(address)).toBeUndefined();
  });

  it('is taken at the start, and stands in the address no more', () => {
    window.history.replaceState(null, '', new URL(ADDRESS).hash);
    takeCard();
    expect(pendingCard()).toEqual(CARD);
    expect(window.location.hash).toBe('');
  });
});
