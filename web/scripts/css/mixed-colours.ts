import { transform } from 'lightningcss';
import type { AtRule, Plugin, Root } from 'postcss';
import { Rule } from 'postcss';
import { needs, type Palette, readPalette, resolved, type Values } from './palette.ts';

const MIX = /color-mix\(in oklab,\s*(?:[^()]|\([^()]*\))*\)/g;
/** What only the browser knows: such a mix stays, behind `@supports`. */
const UNKNOWN = /currentcolor/i;

const canBeComputed = (mix: string): boolean => !UNKNOWN.test(mix);

/** `color-mix(in oklab, var(--fill) 9%, var(--card))` is kept as `--mix-fill-9-card`. */
const nameOf = (mix: string): string =>
  `--mix-${mix
    .slice('color-mix(in oklab,'.length)
    .replaceAll(/var\(--|[^\w-]+/g, ' ')
    .trim()
    .replaceAll(/\s+/g, '-')}`;

/** A mix of known colours as one colour that every browser knows. */
function computed(mix: string, values: Values): string {
  const code = Buffer.from(`a{color:${resolved(mix, values)}}`);
  const oldest = { chrome: 1 << 16 };
  const out = transform({ filename: 'mix.css', code, minify: true, targets: oldest });
  const colour = /^a\{color:([^;}]+)/.exec(out.code.toString())?.[1];
  if (!colour || colour.includes('color-mix')) throw new Error(`${mix} cannot be computed`);
  return colour;
}

function holdsMix(guard: AtRule): boolean {
  let found = false;
  guard.walkDecls(({ value }) => {
    found ||= value.includes('color-mix(');
  });
  return found;
}

/** Puts a custom property in the place of each mix. */
function replaceMixes(root: Root): Set<string> {
  const mixes = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(MIX, (mix) => {
      if (!canBeComputed(mix)) return mix;
      mixes.add(mix);
      return `var(${nameOf(mix)})`;
    });
  });
  // Tailwind shows a mix only to those who know it; now everybody does.
  root.walkAtRules('supports', (guard) => {
    if (guard.params.includes('color-mix(') && !holdsMix(guard))
      guard.replaceWith(guard.nodes ?? []);
  });
  return mixes;
}

function ruleOf(selector: string, mixes: Iterable<string>, values: Values): Rule {
  const rule = new Rule({ selector });
  for (const mix of mixes) rule.append({ prop: nameOf(mix), value: computed(mix, values) });
  return rule;
}

/** The mixes by day and by night, and again in each region that gives one of their colours another value. */
function rulesFor(mixes: ReadonlySet<string>, { light, dark, regions }: Palette): Rule[] {
  const rules = [ruleOf(':root', mixes, light), ruleOf('.dark', mixes, dark)];
  for (const { selectors, values } of regions) {
    const other = [...mixes].filter(
      (mix) => !needs(mix, light).isDisjointFrom(new Set(values.keys())),
    );
    if (other.length === 0) continue;
    const inDark = selectors.map((selector) => `.dark ${selector}`);
    rules.push(ruleOf(selectors.join(), other, new Map([...light, ...values])));
    rules.push(ruleOf(inDark.join(), other, new Map([...dark, ...values])));
  }
  return rules;
}

/**
 * Computes every `color-mix()` of our colours at build time: browsers before Chrome 111 and Safari 16.2 do not know it,
 * and a compiler of styles alone cannot, because the colours are custom properties.
 */
export function mixedColours(): Plugin {
  return {
    postcssPlugin: 'mixed-colours',
    OnceExit(root: Root) {
      const mixes = replaceMixes(root);
      if (mixes.size === 0) return;
      const rules = rulesFor(mixes, readPalette(root));
      root.append(rules);
      // The bundler asks each line where it comes from.
      for (const rule of rules) {
        rule.source = root.source;
        rule.each((declaration) => {
          declaration.source = root.source;
        });
      }
    },
  };
}
