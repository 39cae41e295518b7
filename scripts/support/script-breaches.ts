import type { AnyNode, MemberExpression } from 'acorn';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { replacedMethods } from '../../web/src/replacements/lacks.ts';
import { newerThanFloor } from './newer-than-floor.ts';

const newer = newerThanFloor();
/** What `replacements.ts` gives to older browsers. */
const replaced = new Set(
  replacedMethods.map(([owner, name]) =>
    typeof owner === 'function' ? `${owner.name}.${name}` : name,
  ),
);
/** React calls them only where it has found them. */
const ASKED_FOR_ELSEWHERE = new Set(['startViewTransition', 'navigate']);
/** Methods of a library's own that are called like newer ones: `qr` shrinks a picture with it. */
const CALLED_ALIKE = new Set(['resize']);
/** Regular expressions that look back came to Safari with 16.4. */
const LOOKS_BACK = /\(\?<[=!]/;

interface Options {
  /** A plain script for browsers of every age, rather than a module. */
  readonly isEcmaScript5?: boolean;
}

/**
 * What the oldest browsers do not understand or do not have, in a built script. A property that is only read is left
 * alone (there it is undefined), and so is a call after `typeof` has asked for the same name, or with `?.`.
 */
export function scriptBreaches(code: string, { isEcmaScript5 = false }: Options = {}): string[] {
  const breaches = new Set<string>();
  const calls = new Set<string>();
  const asked = new Set<string>();
  const look = (node: AnyNode): void => {
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
      const { argument } = node;
      if (argument.type === 'MemberExpression') asked.add(memberOf(argument));
      if (argument.type === 'Identifier') asked.add(argument.name);
    }
    if (node.type === 'StaticBlock') breaches.add('static block');
    if (node.type === 'Literal' && node.regex && LOOKS_BACK.test(node.regex.pattern)) {
      breaches.add(`/${node.regex.pattern}/`);
    }
    for (const name of calledBy(node)) calls.add(name);
  };
  try {
    const sourceType = isEcmaScript5 ? 'script' : 'module';
    full(parse(code, { ecmaVersion: isEcmaScript5 ? 5 : 2022, sourceType }), (node) =>
      look(node as AnyNode),
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [error.message];
  }
  for (const call of calls) if (!asked.has(call.replace(/^.*\./, ''))) breaches.add(call);
  return [...breaches];
}

const memberOf = ({ property }: MemberExpression): string =>
  property.type === 'Identifier' ? property.name : '';

const ownerOf = ({ object }: MemberExpression): string =>
  object.type === 'Identifier' ? object.name : '';

/** The newer things that this very node calls, makes or reaches into. */
function calledBy(node: AnyNode): string[] {
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
    return newer.globals.has(node.callee.name) ? [node.callee.name] : [];
  }
  if (node.type === 'MemberExpression' && newer.globals.has(ownerOf(node))) return [ownerOf(node)];
  if (node.type !== 'CallExpression' || node.optional) return [];
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const name = memberOf(callee);
  const whole = `${ownerOf(callee)}.${name}`;
  if (newer.statics.has(whole)) return replaced.has(whole) ? [] : [whole];
  const isKnown = replaced.has(name) || ASKED_FOR_ELSEWHERE.has(name) || CALLED_ALIKE.has(name);
  return newer.members.has(name) && !isKnown ? [name] : [];
}
