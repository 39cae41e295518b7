import type { Declaration, Rule } from 'postcss';
import postcss from 'postcss';

/** Values that the oldest browsers do not know, by what they are called. */
const VALUES =
  /\b(color-mix|oklch|oklab|lch|lab|light-dark|color|round|mod|rem|sin|cos|pow|sqrt|hypot|calc-size|linear|anchor)\(|\(from\b/;
const PROPERTIES = /^(translate|rotate|scale|animation-timeline|view-timeline)$/;
const SELECTORS =
  /(?<!\\)&|:(?:popover-open|open|user-valid|user-invalid|state\(|active-view-transition)/;
const AT_RULES = /^(scope|starting-style|position-try|view-transition|function)$/;
const RANGE = /[<>]=?/;
const DYNAMIC_UNIT = /\d[dsl]v(h|w|min|max)\b/;
/** `:has()` alone; within `:is()` something stands beside it for those who do not know it. */
const BARE_HAS = /(?<!:is\():has\(/;

/** Asked for by `@supports`: then the browser passes over it by itself. */
const isGuarded = ({ parent }: Declaration | Rule): boolean => {
  for (let at = parent; at; at = at.parent as typeof at) {
    if (at.type === 'atrule' && 'name' in at && at.name === 'supports') return true;
  }
  return false;
};

function valueBreach(declaration: Declaration): boolean {
  if (isGuarded(declaration)) return false;
  const { prop, value } = declaration;
  if (PROPERTIES.test(prop) || VALUES.test(value)) return true;
  if (!DYNAMIC_UNIT.test(value)) return false;
  const first = declaration.parent?.nodes.find((it) => it.type === 'decl' && it.prop === prop);
  return first === declaration;
}

/** What the oldest browsers pass over in built styles, and what would be missed. */
export function styleBreaches(css: string): string[] {
  const breaches = new Set<string>();
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    if (valueBreach(declaration)) breaches.add(declaration.toString());
  });
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    const onlyCursor = rule.nodes.every((it) => it.type === 'decl' && it.prop === 'cursor');
    if (SELECTORS.test(rule.selector) || (BARE_HAS.test(rule.selector) && !onlyCursor)) {
      breaches.add(rule.selector);
    }
  });
  root.walkAtRules((rule) => {
    if (AT_RULES.test(rule.name) || (rule.name === 'media' && RANGE.test(rule.params))) {
      breaches.add(`@${rule.name} ${rule.params}`);
    }
  });
  return [...breaches];
}
