import { z } from 'zod';
import { about, by, hers } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { pin } from './fields.ts';

const typedPin = z.string().regex(/^\d{4}$/, 'El PIN debe tener 4 dígitos');

export const verifyPin = endpoint(by('device')('POST', '/api/users/:id/verify-pin'), {
  summary: 'Compares a PIN; when right, opens the person’s session on this device.',
  ...about('user'),
  body: z.object({ pin: typedPin }),
  response: z.object({ valid: z.boolean() }),
  refuses: ['deactivated', 'too_many_attempts'],
});

export const enter = endpoint(by('device')('POST', '/api/users/:id/session'), {
  summary: 'Opens the session of a person who has no PIN.',
  ...about('user'),
  refuses: ['deactivated', 'pin_required'],
});

export const logout = endpoint(hers('POST', '/api/users/:id/logout'), {
  summary: 'Ends the person’s session on this device.',
});

export const changePin = endpoint(hers('PUT', '/api/users/:id/pin'), {
  summary:
    'Changes one’s own PIN, or gives a first one; when the old one is right, all other sessions end.',
  body: z.object({
    /** Left out by who has none, and by who came in with the one that staff gave. */
    currentPin: typedPin.nullish(),
    newPin: pin,
  }),
  response: z.object({ valid: z.boolean() }),
  refuses: ['too_many_attempts', 'same_pin'],
});
