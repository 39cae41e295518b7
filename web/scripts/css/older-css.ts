import type { Declaration, Plugin, Root } from 'postcss';
import { list } from 'postcss';
import { hasAttributes } from '../../src/replacements/has-attributes.ts';

const DYNAMIC_UNIT = /(\d)[dsl](vh|vw|vmin|vmax)\b/g;
const HAS = /:has\(((?:[^()]|\([^()]*\))*)\)/g;

/** `100dvh` is `100vh` where the browser's bars are not counted out. */
function addOlderUnit(declaration: Declaration): void {
  const older = declaration.value.replaceAll(DYNAMIC_UNIT, '$1$2');
  if (older === declaration.value) return;
  if (declaration.prop.startsWith('--')) {
    throw declaration.error('A custom property cannot fall back to an older unit.');
  }
  declaration.cloneBefore({ value: older });
}

/** `translate: x y` is `transform: translate(x, y)`, as long as nothing else turns the same element. */
function moveByTransform(declaration: Declaration): void {
  const { prop, value } = declaration;
  if (prop === 'rotate' || prop === 'scale') {
    throw declaration.error('Older browsers know `transform` only.');
  }
  if (prop === 'translate') {
    declaration.prop = 'transform';
    declaration.value = value === 'none' ? value : `translate(${list.space(value).join(', ')})`;
  }
  if (/^transition(-property)?$/.test(prop)) {
    declaration.value = value.replaceAll(/\btranslate\b/g, 'transform');
  }
}

/** An attribute beside `:has()`: `:is()` passes over what a browser does not know. */
function addAttributes(selector: string): string {
  return selector.replaceAll(HAS, (whole, held: string) => {
    const attribute = hasAttributes[held.replaceAll(/\s/g, '')];
    return attribute ? `:is(${whole}, [${attribute}])` : whole;
  });
}

/** Says in older words what the compiler of the styles leaves as it is. */
export function olderCss(): Plugin {
  return {
    postcssPlugin: 'older-css',
    OnceExit(root: Root) {
      root.walkDecls((declaration) => {
        addOlderUnit(declaration);
        moveByTransform(declaration);
      });
      root.walkRules((rule) => {
        if (rule.selector.includes(':has(')) rule.selector = addAttributes(rule.selector);
      });
    },
  };
}
