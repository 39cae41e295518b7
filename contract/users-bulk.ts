import { z } from 'zod';
import { staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, pin } from './fields.ts';
import { createUserBody } from './users.ts';

/** People that one import may bring: each PIN is hashed, and a hash takes its time. */
export const MOST_IMPORTED = 500;

const consent = (column: string) =>
  z.boolean(`En «Consentimiento ${column}», escribe sí o no.`).default(false);

/** A row of an import is what the form of one person asks for, without her photo. The server makes a PIN where it has none. */
export const importedUser = createUserBody
  .omit({ photo: true, adminId: true, municipalityId: true })
  .extend({
    pin: z.union([z.literal('').transform(() => undefined), pin]).optional(),
    familyConsent: consent('familiar'),
    municipalConsent: consent('municipal'),
  });

/** As it stands in somebody's file; each row is judged by itself, so that all faults are told at once. */
const looseRow = z.record(
  z.string().max(40),
  z.union([z.string().max(1_000), z.boolean(), z.null()]),
);
export type LooseRow = z.output<typeof looseRow>;

const tooMany = (count: number) =>
  `El archivo tiene ${count} personas. Se pueden importar ${MOST_IMPORTED} de una vez: divídelo en varios.`;

export const importBody = z.object({
  /** Made anew for each file: the same import sent twice creates once. */
  key: z.uuid(),
  /** True to be told what would happen, and change nothing. */
  dryRun: z.boolean(),
  rows: z
    .array(looseRow)
    .min(1, 'El archivo no tiene ninguna persona.')
    .check((context) => {
      const { length } = context.value;
      if (length <= MOST_IMPORTED) return;
      context.issues.push({ code: 'custom', message: tooMany(length), input: length });
    }),
});

const importedRow = z.object({
  /** What is wrong with it, a sentence each. */
  errors: z.array(z.string()),
  /** Of whom it may be a second copy. */
  warnings: z.array(z.string()),
});
export type ImportedRow = z.output<typeof importedRow>;

const importedPerson = z.object({ id, name: z.string(), pin: z.string() });
export type ImportedPerson = z.output<typeof importedPerson>;

export const importUsers = endpoint(staffs('POST', '/api/users/import'), {
  summary: 'Creates many people of the administrator’s municipality, all of them or none.',
  body: importBody,
  bodyLimit: 2_000_000,
  response: z.object({
    /** How many were created; 0 for a dry run. */
    created: z.number().int(),
    /** In the order of the rows that were sent. */
    rows: z.array(importedRow),
    /** Who was created, with the PIN to hand over: shown now, and at no other time. */
    people: z.array(importedPerson),
    /** The address by which the town reaches Encina, where the server was told one. */
    publicUrl: z.string().nullable(),
  }),
});

/** An import can be undone for this long, while nobody of it has entered. */
export const UNDO_HOURS = 24;

const pastImport = z.object({
  key: z.string(),
  /** People of it who are still there. */
  people: z.number().int(),
  /** How many of them have entered: with one, it stays. */
  entered: z.number().int(),
  createdAt: instant,
  /** Of the administrator, where the account is still there. */
  createdBy: z.string().nullable(),
});
export type PastImport = z.output<typeof pastImport>;

export const recentImports = endpoint(staffs('GET', '/api/users/imports'), {
  summary:
    'Imports of the last 24 hours of the administrator’s municipality, newest first, 20 at most.',
  response: z.array(pastImport),
});

export const undoImport = endpoint(staffs('DELETE', '/api/users/imports/:key'), {
  summary:
    'Erases everybody whom an import created, within 24 hours and while nobody of it has entered.',
  refuses: ['import_too_old', 'import_entered'],
  confirms: true,
  params: z.object({ key: z.string().max(64) }),
});

export const exportUsers = endpoint(staffs('GET', '/api/users/export'), {
  summary: 'The administrator’s people as a CSV that Excel opens; no PINs.',
  confirms: true,
  logs: 'list-exported',
  file: ['text/csv'],
});
