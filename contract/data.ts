import { z } from 'zod';
import { about, hers, staffs } from './audiences.ts';
import { endpoint, shownKind } from './endpoint.ts';
import { byId, id, instant, text } from './fields.ts';

/** Rows that a list of one's own data carries at most; the export has all of them. */
export const MOST_ROWS = 500;

/** What staff did about the way in which a person enters: she reads it where she reads who looked. */
export const staffAct = z.enum(['pin-given', 'pin-used', 'card-made', 'card-revoked']);
export type StaffAct = z.output<typeof staffAct>;

/** What others were told because she did not answer, and what was taken back when she did. */
export const toldKind = z.enum(['alert', 'alert-back']);
export type ToldKind = z.output<typeof toldKind>;

/** What others did that a person reads of: what they were shown or told, and what they did about her way in. */
export const loggedKind = z.enum([...shownKind.options, ...toldKind.options, ...staffAct.options]);
export type LoggedKind = z.output<typeof loggedKind>;

export const accessLogEntry = z.object({
  id,
  /** Somebody of the family or a carer; or somebody of the town hall. */
  viewer: z.enum(['family', 'staff']),
  viewerName: z.string(),
  shown: loggedKind,
  seenAt: instant,
});
export type AccessLogEntry = z.output<typeof accessLogEntry>;

export const accessLog = endpoint(hers('GET', '/api/users/:id/access-log'), {
  summary: 'Each access of somebody else to the person’s data, newest first, 500 at most.',
  response: z.array(accessLogEntry),
});

export const exportData = endpoint(hers('GET', '/api/users/:id/export'), {
  summary:
    'Everything that is kept of the person: one ZIP with readable JSON and the original files.',
  file: ['application/zip'],
});

export const requestKind = z.enum(['rectification', 'erasure']);
export type RequestKind = z.output<typeof requestKind>;

export const dataRequest = z.object({
  id,
  kind: requestKind,
  words: z.string(),
  requestedAt: instant,
  /** When staff said that it is done; null while it is open. */
  answeredAt: instant.nullable(),
});
export type DataRequest = z.output<typeof dataRequest>;

export const requests = endpoint(hers('GET', '/api/users/:id/data-requests'), {
  summary: 'What the person has asked about her data, newest first, 100 at most.',
  response: z.array(dataRequest),
});

export const request = endpoint(hers('POST', '/api/users/:id/data-requests'), {
  summary: 'Asks staff to correct or erase; while one of the kind is open, it is that one.',
  body: z
    .object({
      kind: requestKind,
      words: text(1_000, 'Es demasiado largo. Usa 1.000 letras como mucho.').default(''),
    })
    .refine(({ kind, words }) => kind === 'erasure' || words !== '', {
      path: ['words'],
      error: 'Escribe qué hay que corregir.',
    }),
  response: dataRequest,
});

const byRequest = byId.extend({ requestId: id });

export const withdraw = endpoint(hers('DELETE', '/api/users/:id/data-requests/:requestId'), {
  summary: 'Takes an open request back.',
  params: byRequest,
});

export const openRequest = dataRequest
  .omit({ answeredAt: true })
  .extend({ userId: id, userName: z.string() });
export type OpenRequest = z.output<typeof openRequest>;

export const openRequests = endpoint(staffs('GET', '/api/data-requests'), {
  summary: 'Open requests of the administrator’s municipality, oldest first, 200 at most.',
  response: z.array(openRequest),
});

export const answerRequest = endpoint(
  staffs('POST', '/api/users/:id/data-requests/:requestId/answer'),
  {
    ...about('user'),
    summary: 'Says that an open request has been attended to.',
    params: byRequest,
  },
);
