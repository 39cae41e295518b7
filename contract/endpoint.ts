import './zod-jitless.ts';
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { StaffLogKind } from './staff-log-kinds.ts';

/** Who may call: the kinds of actor that a session, a cookie or its absence makes of a caller. */
export type ActorKind = 'stranger' | 'device' | 'user' | 'support' | 'admin';

/** What an address names. The server loads it before anything else and checks that the caller is related to it. */
export type SubjectKind = 'user' | 'municipality' | 'device' | 'support-person' | 'admin';

export interface Subject<K extends SubjectKind = SubjectKind> {
  readonly kind: K;
  readonly in: 'params' | 'query';
  readonly name: string;
}

/** Consent that a kind of actor needs before it may look at a person's data. */
export type ConsentKind = 'family' | 'municipal';

/** What of a person somebody else may be shown, in the words of her access log. */
export const shownKind = z.enum(['reminders', 'memories', 'metrics']);
export type ShownKind = z.output<typeof shownKind>;

/** Of what others see only with the person's consent: whose consent, and what the log says that they saw. */
interface Consented {
  readonly consent: Readonly<Partial<Record<'support' | 'admin', ConsentKind>>>;
  readonly shows: ShownKind;
  /** For family without the person's consent, where "sus datos" is not what it asked for. */
  readonly familyRefusal?: ErrorCode;
}
/** All of it or nothing: what needs a consent cannot leave out what it shows. */
type Sharing = Consented | { readonly [Field in keyof Consented]?: never };

export type Confirms = true | readonly string[];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Fields = z.ZodObject;
/** `image/webp`, or a family of them: `video/*`. */
type MediaType = `${string}/${string}`;

/** One response for all, or one for each kind of actor: what is not declared for a kind cannot reach it. */
export type ResponseOf = z.ZodType | Readonly<Partial<Record<ActorKind, z.ZodType>>>;

/** Who may call what, as `audiences.ts` says it. */
interface Access<
  Audience extends readonly ActorKind[],
  Kind extends SubjectKind,
  Params extends Fields,
> {
  readonly method: Method;
  /** Path as the router takes it: `/api/users/:id`. */
  readonly path: string;
  /** Kinds of actor that may call. An actor must also be related to the subject: own town, own self, linked person. */
  readonly audience: Audience;
  readonly subject?: Subject<Kind>;
  readonly params?: Params;
}

/** What an endpoint takes, does and answers. */
interface Description<
  Kind extends SubjectKind,
  Params extends Fields,
  Query extends Fields,
  Body extends z.ZodType,
  Response extends ResponseOf,
> {
  readonly subject?: Subject<Kind>;
  /** One English sentence for the API page. */
  readonly summary: string;
  /** For a caller without any session, where 401 would not tell it what to do. */
  readonly strangerRefusal?: ErrorCode;
  /** What it may refuse beside what follows from the rest: who may call, an id that is nobody's, a wrong field. */
  readonly refuses?: readonly ErrorCode[];
  /** True where staff may call who still have to set up the second factor that their town asks for. */
  readonly beforeFactor?: true;
  /** Staff must have shown again who they are a moment ago: always, or where the body has one of these fields. */
  readonly confirms?: Confirms;
  /** What the log of the staff says of it, with the subject, once it is done. */
  readonly logs?: StaffLogKind;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** JSON response; left out for 204 and for files. */
  readonly response?: Response;
  /** Types of the bytes that are answered in place of JSON. */
  readonly file?: readonly MediaType[];
  /** True where a part of the file may be asked for. */
  readonly ranges?: true;
  /**
   * What the person herself is answered: it changes with a write of what is hers, or when its time has come, and else she
   * is told 304 before anything is worked out.
   */
  readonly changesWithHer?: true;
  /** Largest body in bytes, where the default of 64 KB is too small. */
  readonly bodyLimit?: number;
  /** True where the body is bytes of any type, which the handler reads as they come. */
  readonly incoming?: true;
}

type Endpoint<
  Audience extends readonly ActorKind[],
  Kind extends SubjectKind,
  Params extends Fields,
  Query extends Fields,
  Body extends z.ZodType,
  Response extends ResponseOf,
> = Access<Audience, Kind, Params> &
  Sharing &
  Description<Kind, Params, Query, Body, Response> & {
    readonly params: Params;
    readonly query: Query;
  };

const nothing = z.object({});

/**
 * Declares an endpoint once: who may call what, and what it does. The server makes its route, access rule and serializer of it, the browser
 * its typed call, the API page its entry, the access tests their row.
 */
export function endpoint<
  const Audience extends readonly ActorKind[],
  const Kind extends SubjectKind = never,
  Named extends Fields = typeof nothing,
  Params extends Fields = Named,
  Query extends Fields = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends ResponseOf = z.ZodUndefined,
>(
  access: Access<Audience, Kind, Named> & Sharing,
  description: Description<Kind, Params, Query, Body, Response>,
): Endpoint<Audience, Kind, Params, Query, Body, Response> {
  return {
    ...access,
    ...description,
    params: description.params ?? ((access.params ?? nothing) as unknown as Params),
    query: description.query ?? (nothing as unknown as Query),
  };
}

/** An endpoint of any shape, for what walks over all of them. */
export interface AnyEndpoint extends Partial<Consented> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly audience: readonly ActorKind[];
  readonly subject?: Subject;
  readonly strangerRefusal?: ErrorCode;
  readonly refuses?: readonly ErrorCode[];
  readonly beforeFactor?: true;
  readonly confirms?: Confirms;
  readonly logs?: StaffLogKind;
  readonly params: Fields;
  readonly query: Fields;
  readonly body?: z.ZodType;
  readonly response?: ResponseOf;
  readonly file?: readonly MediaType[];
  readonly ranges?: true;
  readonly changesWithHer?: true;
  readonly bodyLimit?: number;
  readonly incoming?: true;
}

type Shape<S> = S extends z.ZodType ? z.output<S> : never;
type Defined<T> = Exclude<T, undefined>;

export type AudienceOf<E> = E extends { audience: readonly (infer Kind)[] } ? Kind : never;
export type SubjectOf<E> = E extends { subject?: Subject<infer Kind> } ? Kind : never;
export type ParamsOf<E> = E extends { params: infer S extends z.ZodType } ? z.output<S> : never;
export type QueryOf<E> = E extends { query: infer S extends z.ZodType } ? z.output<S> : never;
export type QueryIn<E> = E extends { query: infer S extends z.ZodType } ? z.input<S> : never;
export type BodyOf<E> = E extends { body?: infer S } ? Shape<Defined<S>> : never;
export type BodyIn<E> = E extends { body?: infer S }
  ? Defined<S> extends z.ZodType
    ? z.input<Defined<S>>
    : never
  : never;
/** What the endpoint answers, whoever asks; undefined for 204 and for files. */
export type ResponseBodyOf<E> = E extends { response?: infer R }
  ? Defined<R> extends z.ZodType
    ? Shape<Defined<R>>
    : Shape<Defined<R>[keyof Defined<R>]>
  : never;
/** What the endpoint answers to one kind of actor. */
export type ResponseBodyFor<E, Kind extends ActorKind> = E extends { response?: infer R }
  ? Shape<Defined<R>[Kind & keyof Defined<R>]>
  : never;
