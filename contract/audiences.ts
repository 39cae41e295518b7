import type { ShownKind, SubjectKind } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { byId } from './fields.ts';

/** The address names what it is about by `:id`. */
export const about = <const Kind extends SubjectKind>(kind: Kind) =>
  ({ subject: { kind, in: 'params', name: 'id' }, params: byId }) as const;

/** The person whom the address names, and nobody else: no consent opens it to staff or family. */
export const hers = { audience: ['user'], ...about('user') } as const;

/** Of a person named by the address: what family sees only with her consent, and the words where it is missing. */
export const withFamily = <const Shown extends ShownKind, const Refusal extends ErrorCode>(
  shows: Shown,
  familyRefusal: Refusal,
) =>
  ({
    audience: ['user', 'support'],
    consent: { support: 'family' },
    shows,
    familyRefusal,
    ...about('user'),
  }) as const;

/** Figures of the person whom the address names, for whoever may see them with her consent. */
export const figures = {
  audience: ['user', 'support', 'admin'],
  consent: { support: 'family', admin: 'municipal' },
  shows: 'metrics',
  ...about('user'),
} as const;
