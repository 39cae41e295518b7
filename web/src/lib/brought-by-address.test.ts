import { afterEach, describe, expect, it } from 'vitest';
import {
  accessAddress,
  forgetAccess,
  pendingAccess,
  readAccessLink,
  takeAccessLink,
} from './access-link.ts';
import { cardAddress, forgetCard, pendingCard, readCard, takeCard } from './card-link.ts';
import {
  forgetInvitation,
  invitationAddress,
  pendingInvitation,
  readInvitation,
  takeInvitation,
} from './invitation.ts';

const SITE = 'https://encina.pueblo.es';
const ACCESS = { code: 'ABCDE-23456', municipalityId: 'valle-de-matamoros-default' };
const INVITATION = { code: 'ABCD-2345', municipalityId: 'valle' };
const CARD = { userId: '0197-maria', secret: 'Zk3_-abcdefghijklmnopqrstuvwx' };

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe.each([
  {
    name: 'the link with which a relative chooses her password',
    brought: ACCESS,
    address: `${SITE}/#apoyo=ABCDE-23456&municipio=valle-de-matamoros-default`,
    make: () => accessAddress(ACCESS, `${SITE}/`),
    read: ({ hash }: URL) => readAccessLink(hash),
    link: { take: takeAccessLink, pending: pendingAccess, forget: forgetAccess },
    others: ['', '#apoyo=ABCDE-23456', '#apoyo=hola&municipio=valle', '#tarjeta=uno.dos'],
  },
  {
    name: 'the address that the picture of a device code holds',
    brought: INVITATION,
    address: `${SITE}/?codigo=ABCD-2345&municipio=valle`,
    make: () => invitationAddress(INVITATION, `${SITE}/`),
    read: ({ search }: URL) => readInvitation(search),
    link: { take: takeInvitation, pending: pendingInvitation, forget: forgetInvitation },
    others: ['', '?codigo=ABCD-2345', '?municipio=valle', '?codigo=hola&municipio=valle'],
  },
  {
    name: 'the address of a card',
    brought: CARD,
    address: `${SITE}/#tarjeta=0197-maria.Zk3_-abcdefghijklmnopqrstuvwx`,
    make: () => cardAddress(CARD, SITE),
    read: ({ href }: URL) => readCard(href),
    link: { take: takeCard, pending: pendingCard, forget: forgetCard },
    others: ['', '?codigo=ABCD-2345&municipio=valle', '#tarjeta=maria'],
  },
])('$name', ({ brought, address, make, read, link, others }) => {
  it('brings back what was put into it', () => {
    expect(make()).toBe(address);
    expect(read(new URL(make()))).toEqual(brought);
  });

  it.each(others)('is none where it is %j', (other) => {
    expect(read(new URL(`${SITE}/${other}`))).toBeUndefined();
  });

  it('is taken once, and leaves nothing behind in the browser', () => {
    const { search, hash } = new URL(address);
    window.history.replaceState(null, '', `/${search}${hash}`);
    link.take();
    expect(link.pending()).toEqual(brought);
    expect([window.location.search, window.location.hash]).toEqual(['', '']);
    link.forget();
    expect(link.pending()).toBeUndefined();
  });
});

it.each([
  ['a link of a relative', readAccessLink('#apoyo=abcde23456&municipio=valle'), 'ABCDE23456'],
  ['a device code', readInvitation('?codigo=abcd2345&municipio=valle'), 'ABCD2345'],
])('%s is read in small letters and without its hyphen', (_, brought, code) => {
  expect(brought).toEqual({ code, municipalityId: 'valle' });
});

it('a card is none without the # before it, and a device code none where it is empty', () => {
  expect(readCard('tarjeta=0197-maria.Zk3_-abcdefghijklmnopqrstuvwx')).toBeUndefined();
  expect(readInvitation('?codigo=')).toBeUndefined();
});
