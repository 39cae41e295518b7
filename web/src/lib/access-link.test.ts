import { afterEach, describe, expect, it } from 'vitest';
import {
  accessAddress,
  forgetAccess,
  pendingAccess,
  readAccessLink,
  takeAccessLink,
} from './access-link.ts';

const LINK = { code: 'ABCDE-23456', municipalityId: 'valle-de-matamoros-default' };

afterEach(() => {
  forgetAccess();
  window.history.replaceState(null, '', '/');
});

describe('the link with which a relative chooses her password', () => {
  it('brings the code and the town back, after the # alone', () => {
    const { search, hash } = new URL(accessAddress(LINK, 'https://encina.pueblo.es/'));
    expect(search).toBe('');
    expect(readAccessLink(hash)).toEqual(LINK);
    expect(readAccessLink(hash.toLowerCase())).toEqual(LINK);
  });

  it.each(['', '#apoyo=ABCDE-23456', '#apoyo=hola&municipio=valle', '#tarjeta=uno.dos'])(
    'is none where it is %j',
    (hash) => {
      expect(readAccessLink(hash)).toBeUndefined();
    },
  );

  it('is taken once, and leaves no code behind in the browser', () => {
    window.history.replaceState(null, '', '/#apoyo=abcde23456&municipio=valle');
    takeAccessLink();
    expect(pendingAccess()).toEqual({ code: 'ABCDE23456', municipalityId: 'valle' });
    expect(window.location.hash).toBe('');
  });
});
