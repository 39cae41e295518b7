import type { StaffAct } from '@encina/contract/data';
import type { ShownKind } from '@encina/contract/endpoint';
import type { Actor, ActorOf, Authorized, Subject } from './actor.ts';

/** Writes down that somebody else is about to be shown something of a person, once a visit. Implemented by the data feature. */
export type LogAccess = (
  call: { readonly actor: Actor; readonly subject: Authorized<Subject> | undefined },
  what: ShownKind,
) => Promise<void>;

/** The same of an overview of several people. */
export type LogOverview = (
  actor: ActorOf<'support'>,
  userIds: readonly string[],
  shown: readonly ShownKind[],
) => Promise<void>;

/** Writes down what staff have just done about the way in which these people enter. Implemented by the data feature. */
export type LogStaffAct = (
  actor: Pick<ActorOf<'admin'>, 'adminId'>,
  userIds: readonly string[],
  act: StaffAct,
) => Promise<void>;
