import type { Method } from '@encina/contract/endpoint';

/** As much of JSON Schema as the description of the API uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Content {
  readonly [type: string]: { readonly schema?: Schema };
}
interface Response {
  readonly content?: Content;
}
type Responses = Readonly<Record<string, Response | { readonly $ref: string }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

interface WrittenOperation {
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Responses;
}

/** The description of the API, as the server gives it. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

/** One line of the description: what may be asked, and what may come back. */
export interface Operation {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** Names of the ways to prove who asks; an empty text where nobody need. */
  readonly admits: readonly string[];
  readonly parameters: readonly Parameter[];
  /** Undefined where none is taken. */
  readonly body: Content | undefined;
  readonly answers: Readonly<Record<string, Content>>;
}

export function operationsOf({ paths, components }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Method,
      path,
      admits: written.security.map((one) => Object.keys(one)[0] ?? ''),
      parameters: written.parameters ?? [],
      body: written.requestBody?.content,
      answers: Object.fromEntries(
        Object.entries(written.responses).map(([status, response]) => [
          status,
          contentOf(response, components.responses),
        ]),
      ),
    })),
  );
}

function contentOf(
  response: Response | { readonly $ref: string },
  shared: Document['components']['responses'],
): Content {
  if (!('$ref' in response)) return response.content ?? {};
  const name = response.$ref.slice(response.$ref.lastIndexOf('/') + 1);
  return shared[name]?.content ?? {};
}
