import type { Declaration, Root, Rule } from 'postcss';

export type Values = ReadonlyMap<string, string>;

/** A part of the page in which custom properties have values of their own, such as `[data-hue='clay']`. */
export interface Region {
  readonly selectors: readonly string[];
  readonly values: Values;
}
export interface Palette {
  readonly light: Values;
  readonly dark: Values;
  readonly regions: readonly Region[];
}

const LIGHT = ':root';
const DARK = '.dark';

const customProperties = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node) => node.type === 'decl').filter(({ prop }) => prop.startsWith('--'));

/** The colours that tokens.css declares: by day, by night, and by the hue of a region. */
export function readPalette(root: Root): Palette {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  const regions: Region[] = [];
  for (const rule of root.nodes.filter((node) => node.type === 'rule')) {
    const values = new Map(customProperties(rule).map(({ prop, value }) => [prop, value]));
    const regional = rule.selectors.filter((it) => it !== LIGHT && it !== DARK);
    if (rule.selectors.includes(LIGHT)) for (const [name, value] of values) light.set(name, value);
    if (rule.selectors.includes(DARK)) for (const [name, value] of values) dark.set(name, value);
    if (regional.length > 0 && values.size > 0) regions.push({ selectors: regional, values });
  }
  return { light, dark: new Map([...light, ...dark]), regions };
}

/** What stands for `var(--name)` in an expression, followed to its end. */
export function resolved(expression: string, values: Values): string {
  return expression.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${name} has no value in tokens.css`);
    return resolved(value, values);
  });
}

/** Every custom property that an expression needs, also by way of others. */
export function needs(expression: string, values: Values): Set<string> {
  const names = [...expression.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  return new Set(names.flatMap((name) => [name, ...needs(values.get(name) ?? '', values)]));
}
