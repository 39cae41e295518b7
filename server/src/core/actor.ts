import type { ActorKind, SubjectKind } from '@encina/contract/endpoint';

/** Who asks, as the server knows it from a token. One is passed on, never four ids. */
export type Actor =
  | { readonly kind: 'stranger' }
  /** `deviceId` is null for a stranger where the profile picker is open to all. */
  | { readonly kind: 'device'; readonly municipalityId: string; readonly deviceId: string | null }
  | (SessionActor<'user'> & { readonly userId: string; readonly deviceId: string | null })
  | (SessionActor<'support'> & { readonly supportPersonId: string })
  | (SessionActor<'admin'> & {
      readonly adminId: string;
      /** Her town asks for a second factor, and she has none yet. */
      readonly needsFactor: boolean;
      /** She has shown again, a moment ago, who she is. */
      readonly isConfirmed: boolean;
    });

interface SessionActor<Kind extends ActorKind> {
  readonly kind: Kind;
  readonly sessionId: string;
  readonly municipalityId: string;
}

/** Of those who ask at once, the device enrolled in that municipality, or null. */
export function deviceIn(municipalityId: string, actors: readonly Actor[]): string | null {
  for (const actor of actors) {
    if (actor.kind === 'device' && actor.municipalityId === municipalityId) return actor.deviceId;
  }
  return null;
}

export type ActorOf<Kind extends ActorKind> = Extract<Actor, { kind: Kind }>;

/** What the access rules need to know of the thing that an address names. */
export interface Subject<Kind extends SubjectKind = SubjectKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly municipalityId: string;
}

export interface UserSubject extends Subject<'user'> {
  readonly isActive: boolean;
  readonly familyConsent: boolean;
  readonly municipalConsent: boolean;
  /** Local time there decides what "today" is. */
  readonly timeZone: string;
  /** Another word after every write of what is hers. */
  readonly version: string;
}

export interface SubjectTypes {
  user: UserSubject;
  municipality: Subject<'municipality'>;
  device: Subject<'device'>;
  'support-person': Subject<'support-person'>;
  admin: Subject<'admin'>;
}

declare const checked: unique symbol;
/** A subject that the access rules let this actor reach: a service that asks for one cannot be called unchecked. */
export type Authorized<T> = T & { readonly [checked]: true };

/** Loads what an address names; undefined when there is no such thing. Implemented by the features. */
export type SubjectLoaders = {
  readonly [Kind in SubjectKind]: (id: string) => Promise<SubjectTypes[Kind] | undefined>;
};

/** Is this support person linked to that user? Implemented by the support feature. */
export type LinkLookup = (supportPersonId: string, userId: string) => Promise<boolean>;

/** Does that device show this person? One that is tied to people shows no others. Implemented by the devices feature. */
export type ShownLookup = (deviceId: string, userId: string) => Promise<boolean>;
