import type { Plugin, Rolldown } from 'vite';

const splash = '/screens/welcome-landing.tsx';

/** The files of a chunk and of all that it imports, the entry's own left out. */
function filesOf(
  file: string,
  bundle: Rolldown.OutputBundle,
  seen: Set<string> = new Set(),
): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) filesOf(imported, bundle, seen);
  return seen;
}

/** Lets the first view's chunk travel beside the entry instead of after it: one way less over a weak signal. */
export function preloadSplash(): Plugin {
  return {
    name: 'preload-splash',
    apply: 'build',
    transformIndexHtml(_, { bundle = {} }) {
      const view = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(splash),
      );
      if (!view) throw new Error(`no chunk for ${splash}`);
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const already = new Set(entry?.type === 'chunk' ? entry.imports : []);
      const files = [...filesOf(view.fileName, bundle)].filter((file) => !already.has(file));
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }));
    },
  };
}
