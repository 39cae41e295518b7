import type { ActorKind, Method, ShownKind, SubjectKind } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { byId } from './fields.ts';

/** The address names what it is about by `:id`. */
export const about = <const Kind extends SubjectKind>(kind: Kind) =>
  ({ subject: { kind, in: 'params', name: 'id' }, params: byId }) as const;

/** For these kinds of callers. */
export const by =
  <const Kinds extends readonly ActorKind[]>(...audience: Kinds) =>
  (method: Method, path: string) =>
    ({ method, path, audience }) as const;

/** For whoever asks, with or without a session. */
export const everybodys = by('stranger');

/** For staff alone. */
export const staffs = by('admin');

/** For relatives and carers alone. */
export const relatives = by('support');

/** For the person whom the address names, and nobody else: no consent opens it to staff or family. */
export const hers = (method: Method, path: string) =>
  ({ method, path, audience: ['user'], ...about('user') }) as const;

/** What family sees of a person only with her consent. @param familyRefusal the words where it is missing */
export const withFamily =
  <const Shown extends ShownKind, const Refusal extends ErrorCode>(
    shows: Shown,
    familyRefusal: Refusal,
  ) =>
  (path: string) =>
    ({
      method: 'GET',
      path,
      audience: ['user', 'support'],
      consent: { support: 'family' },
      shows,
      familyRefusal,
      ...about('user'),
    }) as const;

/** Figures of a person, for whoever may see them with her consent. */
export const figures = (path: string) =>
  ({
    method: 'GET',
    path,
    audience: ['user', 'support', 'admin'],
    consent: { support: 'family', admin: 'municipal' },
    shows: 'metrics',
    ...about('user'),
  }) as const;
