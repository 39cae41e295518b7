import type { ShownKind } from '@encina/contract/endpoint';
import type { Actor, Authorized, Subject } from './actor.ts';

/** Writes down that somebody else is about to be shown something of a person. Implemented by the data feature. */
export type LogAccess = (
  call: { readonly actor: Actor; readonly subject: Authorized<Subject> | undefined },
  accessed: { readonly what: ShownKind; readonly isFile: boolean },
) => Promise<void>;
