import { z } from 'zod';
import { about, everybodys, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, requiredText } from './fields.ts';
import { createdCredential, creationOptions, requestOptions, usedCredential } from './passkeys.ts';

/** What staff show besides their password: a passkey, or a code of an app; printed codes where both are lost. */

/** Names what was asked, for the answer: good for ten minutes. */
const pending = z.string().min(1).max(200);

/** A log-in whose password was right, and what may follow. */
export const pendingEntry = z.object({
  pending,
  /** For the browser to ask her passkey; null where none of hers works at this address. */
  passkey: requestOptions.nullable(),
  /** The address at which a passkey of hers works, where that is another one. */
  passkeyElsewhere: z.string().nullable(),
  /** Whether an app of hers makes codes. */
  hasApp: z.boolean(),
});
export type PendingEntry = z.output<typeof pendingEntry>;

const NO_CODE = 'Escribe el código.';

export const secondStepBody = z.object({
  pending,
  proof: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('passkey'), credential: usedCredential }),
    /** Six digits of the app, or one of the printed codes. */
    z.object({
      kind: z.literal('code'),
      code: requiredText(NO_CODE, 40, 'Ese código es demasiado largo.'),
    }),
  ]),
  /** As at the first step. */
  enrolsDevice: z.boolean().default(true),
});

export const openedEntry = z.object({ token: z.string(), id, name: z.string() });

export const secondStep = endpoint(everybodys('POST', '/api/admin/login/second-step'), {
  refuses: ['wrong_factor', 'entry_expired', 'wrong_credentials', 'too_many_attempts'],
  summary: 'Opens the administrator session of a log-in that waits for its second step.',
  body: secondStepBody,
  response: openedEntry,
});

/** What is reached also by staff whose town asks for a second factor that they have not set up yet. */
const ownFactors = <const Method extends Parameters<typeof staffs>[0]>(
  method: Method,
  path: string,
) => ({ ...staffs(method, path), beforeFactor: true }) as const;

export const passkey = z.object({
  id,
  /** What it was made on, in words. */
  name: z.string(),
  /** The address at which it works. */
  site: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const factors = z.object({
  passkeys: z.array(passkey),
  appSince: instant.nullable(),
  /** How many of the printed codes still open. */
  codesLeft: z.int(),
  /** The town asks it of all its staff. */
  isRequired: z.boolean(),
  /** The name of the site for which a passkey would be made; null where none can be, as over plain HTTP. */
  site: z.string().nullable(),
});
export type Factors = z.output<typeof factors>;

export const ownFactorsState = endpoint(ownFactors('GET', '/api/admin/factors'), {
  summary: 'What one shows besides one’s password, and whether the town asks for it.',
  response: factors,
});

/** The ten codes to be printed, with the first factor; shown once. */
const added = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const startPasskey = endpoint(ownFactors('POST', '/api/admin/passkeys/start'), {
  confirms: true,
  refuses: ['passkey_impossible'],
  summary: 'What a browser needs to make a passkey for oneself.',
  response: z.object({ pending, options: creationOptions }),
});

export const addPasskey = endpoint(ownFactors('POST', '/api/admin/passkeys'), {
  logs: 'factor-added',
  refuses: ['passkey_impossible', 'passkey_refused', 'not_found'],
  summary: 'Keeps the passkey that the browser has made; with the first factor come ten codes.',
  body: z.object({ pending, credential: createdCredential }),
  response: added,
});

export const removePasskey = endpoint(staffs('DELETE', '/api/admin/passkeys/:passkeyId'), {
  confirms: true,
  logs: 'factor-removed',
  refuses: ['last_factor'],
  summary: 'Removes a passkey of one’s own; not the last factor where the town asks for one.',
  params: z.object({ passkeyId: id }),
});

export const startApp = endpoint(ownFactors('POST', '/api/admin/code-app/start'), {
  confirms: true,
  summary: 'A new secret for an app that makes codes; it counts once the app has shown one.',
  response: z.object({
    pending,
    /** For who cannot scan. */
    secret: z.string(),
    /** `otpauth://…`, for the picture that the app scans. */
    address: z.string(),
  }),
});

export const addAppBody = z.object({
  pending,
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Escribe los seis números que salen en la aplicación.')),
});

export const addApp = endpoint(ownFactors('PUT', '/api/admin/code-app'), {
  logs: 'factor-added',
  refuses: ['not_found', 'too_many_attempts'],
  summary: 'Keeps the app that shows the right code, in place of another one.',
  body: addAppBody,
  response: added,
});

export const removeApp = endpoint(staffs('DELETE', '/api/admin/code-app'), {
  confirms: true,
  logs: 'factor-removed',
  refuses: ['last_factor', 'not_found'],
  summary: 'Forgets one’s app; not where it is the last factor and the town asks for one.',
});

export const renewCodes = endpoint(staffs('POST', '/api/admin/recovery-codes'), {
  confirms: true,
  logs: 'recovery-codes-made',
  refuses: ['not_found'],
  summary: 'Ten new codes in place of the printed ones; shown once.',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const setRule = endpoint(staffs('PUT', '/api/admin/factors/rule'), {
  confirms: true,
  logs: 'factor-rule-set',
  summary: 'Whether all staff of the municipality must show a second factor.',
  body: z.object({ isRequired: z.boolean() }),
});

export const clearFactors = endpoint(staffs('DELETE', '/api/admins/:id/factors'), {
  ...about('admin'),
  confirms: true,
  logs: 'factors-cleared',
  summary: 'Forgets the factors of a colleague who has lost them, and ends her sessions.',
});
