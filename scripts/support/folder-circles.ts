/** An import of one file by another, as paths from the root of the project. */
export interface Import {
  from: string;
  to: string;
}

export const NO_FOLDER_CIRCLES = 'no-folder-circles';

/** Folder → folders it needs, with the imports that make it so. */
type Graph = Map<string, Map<string, Import[]>>;

/**
 * The imports by which folders that lie side by side need each other, directly or by way of a third.
 * dependency-cruiser's own `scope: 'folder'` compares an import's folder only with the folder it
 * names, and so misses `a/x → b` with `b/y → a`; and it cannot leave tests aside.
 */
export function circularImports(imports: readonly Import[]): Import[] {
  const graphs = new Map<string, Graph>();
  for (const found of imports) {
    const step = between(found);
    if (step === undefined) continue;
    const graph = graphs.getOrInsertComputed(step.parent, () => new Map());
    const needs = graph.getOrInsertComputed(step.from, () => new Map());
    needs.getOrInsertComputed(step.to, () => []).push(found);
  }
  return [...graphs.values()].flatMap(circularIn);
}

function circularIn(graph: Graph): Import[] {
  return [...graph].flatMap(([from, needs]) =>
    [...needs].flatMap(([to, imports]) => (reachable(graph, to).has(from) ? imports : [])),
  );
}

function reachable(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    for (const next of graph.get(node)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

const isPackage = (file: string): boolean => /(^|\/)node_modules\//.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(file);

/** The nearest folder that holds both files, and what of it each lies in: a folder, or the file itself. */
function between(found: Import): { parent: string; from: string; to: string } | undefined {
  if (isPackage(found.from) || isPackage(found.to) || !found.to.includes('/')) return undefined;
  const from = found.from.split('/');
  const to = found.to.split('/');
  const depth = from.findIndex((part, i) => part !== to[i]);
  if (depth === -1) return undefined;
  // Tests stand beside what they test and use what stands above it; whole workspaces may not do even that.
  if (depth > 0 && (isTest(found.from) || isTest(found.to))) return undefined;
  return {
    parent: from.slice(0, depth).join('/'),
    from: from.slice(0, depth + 1).join('/'),
    to: to.slice(0, depth + 1).join('/'),
  };
}
