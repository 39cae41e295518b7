import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetInvitation,
  invitationAddress,
  pendingInvitation,
  readInvitation,
  takeInvitation,
} from './invitation.ts';

const INVITATION = { code: 'ABCD-2345', municipalityId: 'valle' };

afterEach(() => {
  forgetInvitation();
  window.history.replaceState(null, '', '/');
});

describe('the address that a picture holds', () => {
  it('brings the code and the town back', () => {
    const { origin, pathname, search } = new URL(
      invitationAddress(INVITATION, 'https://encina.pueblo.es/'),
    );
    expect([origin, pathname]).toEqual(['https://encina.pueblo.es', '/']);
    expect(readInvitation(search)).toEqual(INVITATION);
  });

  it.each([
    '',
    '?codigo=ABCD-2345',
    '?municipio=valle',
    '?codigo=hola&municipio=valle',
    '?codigo=',
  ])('is no invitation where it is %j', (search) => {
    expect(readInvitation(search)).toBeUndefined();
  });

  it('is taken once, and leaves no code behind in the browser', () => {
    window.history.replaceState(null, '', '/?codigo=abcd2345&municipio=valle');
    takeInvitation();
    expect(pendingInvitation()).toEqual({ code: 'ABCD2345', municipalityId: 'valle' });
    expect(window.location.search).toBe('');
    forgetInvitation();
    expect(pendingInvitation()).toBeUndefined();
  });
});
