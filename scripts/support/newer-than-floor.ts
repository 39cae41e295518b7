import { features } from 'web-features';
import { oldestBrowsers } from '../../web/scripts/oldest-browsers.ts';

/** As web-features names them. */
const floor: Readonly<Record<string, number>> = {
  chrome: oldestBrowsers.chrome,
  chrome_android: oldestBrowsers.chrome,
  firefox: oldestBrowsers.firefox,
  safari: oldestBrowsers.safari,
  safari_ios: oldestBrowsers.ios,
};

type Support = Readonly<Record<string, string | undefined>>;
/** Who has it since when, under names such as `javascript.builtins.Array.toSorted`. */
type Table = Readonly<Record<string, { readonly support: Support }>>;

const isThere = (support: Support): boolean =>
  Object.entries(floor).every(([browser, oldest]) => {
    const since = support[browser]?.replace('≤', '');
    return since !== undefined && Number(since) <= oldest;
  });

/** What the oldest browsers lack of the language and of the DOM. */
interface Newer {
  /** `toSorted`: methods and properties that nothing in those browsers has. */
  readonly members: ReadonlySet<string>;
  /** `Map.groupBy`: what is missing although something else may be called the same. */
  readonly statics: ReadonlySet<string>;
  /** `Iterator`: classes and namespaces that are missing as a whole. */
  readonly globals: ReadonlySet<string>;
}

interface Entry {
  readonly owner: string;
  readonly member: string | undefined;
  readonly isStatic: boolean;
  readonly isThere: boolean;
}

/** Every object of language and DOM, and every member, out of the table that the browser makers keep. */
function* entries(): Generator<Entry> {
  for (const feature of Object.values(features)) {
    if (!('status' in feature)) continue;
    const table = (feature.status.by_compat_key ?? {}) as Table;
    for (const [key, { support }] of Object.entries(table)) {
      const [, kind, owner = '', member, mark] =
        /^(javascript\.builtins|api)\.(\w+?)(?:\.(\w+?)(_static)?)?$/.exec(key) ?? [];
      if (!owner || member === owner) continue;
      // The table marks what is static in the DOM; of the language this runtime tells.
      const known: unknown = Reflect.get(globalThis, owner);
      const isStatic =
        kind === 'api'
          ? mark !== undefined
          : member !== undefined && Object(known) === known && member in Object(known);
      yield { owner, member, isStatic, isThere: isThere(support) };
    }
  }
}

/** Members of these are looked for by name alone; elsewhere the DOM has too many names that code uses too. */
const WATCHED =
  /^(Abort|Array|Blob|Document|Element|HTMLElement|Map|Object|Promise|RegExp|Set|String|TypedArray|URL|Window)/;

export function newerThanFloor(): Newer {
  const all = [...entries()];
  const missing = all.filter((it) => !it.isThere);
  const globals = new Set(missing.filter(({ member }) => !member).map(({ owner }) => owner));
  const present = new Set(
    all.filter((it) => it.isThere && !it.isStatic).map(({ member }) => member),
  );
  const members = missing.filter(
    ({ owner, member, isStatic }) =>
      member && !isStatic && WATCHED.test(owner) && !present.has(member) && !globals.has(owner),
  );
  const statics = missing.filter(({ member, isStatic }) => member && isStatic);
  return {
    globals,
    members: new Set(members.map(({ member = '' }) => member)),
    statics: new Set(statics.map(({ owner, member }) => `${owner}.${member}`)),
  };
}
