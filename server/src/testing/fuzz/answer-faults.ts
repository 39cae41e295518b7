import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from '../town.ts';
import type { Document, Operation } from './described.ts';

/** What no answer may show: where in the program it was, which database there is, a page of a framework. */
const INSIDE = /\n\s+at |node_modules|sqlite|postgres|syntax error|<html/i;

export type FaultOf = (operation: Operation, answer: Answer) => string | undefined;

/** Judges answers by the description: undefined, or what is wrong with this one. */
export function answerFaults(document: Document): FaultOf {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'api' });
  const compiled = new Map<string, ValidateFunction>();

  function shapeFault(operation: Operation, { status, json }: Answer): string | undefined {
    const key = `${operation.name} ${status}`;
    const schema = operation.answers[status]?.['application/json']?.schema;
    if (!schema) return undefined;
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    const validate = compiled.get(key) ?? ajv.compile(JSON.parse(text));
    compiled.set(key, validate);
    return validate(json)
      ? undefined
      : `is no answer as declared: ${ajv.errorsText(validate.errors)}`;
  }

  return (operation, answer) => {
    const { status, headers, text } = answer;
    if (status >= 500) return `answers ${status}: ${text}`;
    const content = operation.answers[status];
    if (!content) return `answers ${status}, which is not declared`;
    if (status >= 400 && INSIDE.test(text)) return `shows its inside: ${text}`;
    const types = Object.keys(content);
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (types.length === 0) return text === '' ? undefined : `says something with ${status}`;
    if (!types.some((one) => matches(one, type))) return `answers as ${type}`;
    return shapeFault(operation, answer);
  };
}

/** `image/*` is any image. */
const matches = (declared: string, type: string) =>
  declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : declared === type;
