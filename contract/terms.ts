import { z } from 'zod';
import { about, by } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

/** Of the Política de Privacidad y Términos de Servicio that the web shows: another text is another version. */
export const TERMS_VERSION = '2026-11' as const;

/** How somebody accepted: on a sheet that she signed, or here. */
export const termsMedium = z.enum(['paper', 'screen']);
export type TermsMedium = z.output<typeof termsMedium>;

/** What was read must be what holds: an older page shows an older text. */
export const termsVersion = z.literal(
  TERMS_VERSION,
  'Las condiciones han cambiado. Vuelve a cargar la página y léelas otra vez.',
);

export const acceptedTerms = z.object({
  version: z.string(),
  medium: termsMedium,
  /** Who said so: the person, or staff in her name. */
  by: z.enum(['self', 'staff']),
  /** Of the administrator, where the account is still there. */
  staffName: z.string().nullable(),
  acceptedAt: instant,
});

export const personTerms = z.object({
  /** The version that holds now. */
  current: z.string(),
  /** What the person accepted last; null where she never has. */
  accepted: acceptedTerms.nullable(),
});
export type PersonTerms = z.output<typeof personTerms>;

export const get = endpoint(by('user', 'admin')('GET', '/api/users/:id/terms'), {
  summary: 'Which terms hold, and which the person accepted, when and how.',
  ...about('user'),
  response: personTerms,
});

export const accept = endpoint(by('user', 'admin')('POST', '/api/users/:id/terms'), {
  summary:
    'Notes that the person accepts the terms that hold now; it enters the history of her consents.',
  ...about('user'),
  body: z.object({ version: termsVersion, medium: termsMedium }),
  response: personTerms,
});
