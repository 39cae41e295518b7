import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTargets } from './oldest-browsers.ts';

/** A file that is there without a network. One with a hash in its name needs no revision. */
export interface Kept {
  readonly url: string;
  readonly revision: string | null;
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** What the page and its notices ask for under names that stay the same. */
const NAMED = [
  'index.html',
  'theme.js',
  'old-browser.js',
  'manifest.webmanifest',
  'icon.svg',
  'icon-192.png',
  'logos.svg',
];
/** Views of staff and family: they are of no use without a network, and no neighbour's tablet should carry them. */
const OTHERS_VIEWS =
  /\/features\/(admins|support)\/screens\/|\/app\/views\/(admin-|support-|family-)/;

/** Every script that a neighbour's views may need, however late, and all styles and fonts. */
export function keptFiles(bundle: Bundle): string[] {
  const scripts = new Set<string>();
  const follow = (file: string): void => {
    const output = bundle[file];
    if (output?.type !== 'chunk' || scripts.has(file)) return;
    if (OTHERS_VIEWS.test(output.facadeModuleId ?? '')) return;
    scripts.add(file);
    for (const next of [...output.imports, ...output.dynamicImports]) follow(next);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) follow(output.fileName);
  }
  const looks = Object.keys(bundle).filter((file) => /\.(css|woff2|svg|png|webp)$/.test(file));
  return [...scripts, ...looks].toSorted();
}

async function revised(folder: string, name: string): Promise<Kept> {
  const content = await readFile(join(folder, name));
  return { url: `/${name}`, revision: createHash('sha256').update(content).digest('hex') };
}

/** Builds `src/service-worker/main.ts` as a script of its own, which knows by name what the build has made. */
export function serviceWorker(): Plugin {
  let root = '';
  let out = '';
  let bundled: Bundle | undefined;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      out = join(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      bundled = bundle;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (!bundled) return;
        const named = await Promise.all(NAMED.map((name) => revised(out, name)));
        const hashed = keptFiles(bundled).map((file) => ({ url: `/${file}`, revision: null }));
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          define: { __KEPT_FILES__: JSON.stringify([...named, ...hashed]) },
          build: {
            outDir: out,
            emptyOutDir: false,
            target: buildTargets,
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'src/service-worker/main.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
