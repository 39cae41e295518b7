import type { StaffAct, ToldKind } from '@encina/contract/data';
import type { ShownKind } from '@encina/contract/endpoint';
import type { Transaction } from '../db/transaction.ts';
import type { Actor, ActorOf, Authorized, Subject } from './actor.ts';

/** Writes down that somebody else is about to be shown something of a person, once a visit. Implemented by the data feature. */
export type LogAccess = (
  call: { readonly actor: Actor; readonly subject: Authorized<Subject> | undefined },
  what: ShownKind,
) => Promise<void>;

/** The same of an overview of several people. */
export type LogOverview = (
  actor: ActorOf<'support' | 'admin'>,
  userIds: readonly string[],
  shown: readonly (ShownKind | ToldKind)[],
) => Promise<void>;

/** Writes down that somebody is told something of a person, in the transaction in which it happens. */
export type LogTold = (
  trx: Transaction,
  told: {
    readonly userId: string;
    readonly viewer: {
      readonly kind: 'support' | 'admin';
      readonly id: string;
      readonly name: string;
    };
    readonly what: ToldKind;
  },
) => Promise<void>;

/** Writes down what staff have just done about the way in which these people enter. Implemented by the data feature. */
export type LogStaffAct = (
  actor: Pick<ActorOf<'admin'>, 'adminId'>,
  userIds: readonly string[],
  act: StaffAct,
) => Promise<void>;
