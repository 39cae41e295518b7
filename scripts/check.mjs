// @ts-check
/** `npm run check`: types, style, architecture and dead code. Says only what is wrong. */
import { existsSync, readdirSync } from 'node:fs';
import { ensureDevelopmentTools } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { binOf, pinnedNode } from './support/pinned-node.mjs';
import { collect } from './support/run.mjs';
import { main } from './support/script-main.mjs';

const projects = [
  'contract',
  'games',
  'server',
  'web',
  'web/src/service-worker',
  'demo',
  'scripts',
  'e2e',
  'bench',
];

/** TypeScript takes a project without a single source for an error. @param {string} project */
function hasSources(project) {
  if (!existsSync(inRoot(project, 'tsconfig.json'))) return false;
  const files = readdirSync(inRoot(project), { recursive: true, encoding: 'utf8' });
  return files.some((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'));
}

/** @returns {Array<{name: string, args: string[]}>} the slowest first */
function checks() {
  return [
    { name: 'knip', args: [binOf('knip'), '--no-progress', '--no-config-hints'] },
    { name: 'imports', args: [inRoot('scripts/imports.ts')] },
    { name: 'biome', args: [binOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'] },
    ...projects.filter(hasSources).map((project) => ({
      name: `typescript ${project}`,
      args: [binOf('typescript', 'tsc'), '-p', project],
    })),
  ];
}

await main(async () => {
  await ensureDevelopmentTools('the checks need');
  const queue = checks();
  const failed = /** @type {string[]} */ ([]);
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { code, output } = await collect(pinnedNode(), check.args);
      if (code === 0) continue;
      failed.push(check.name);
      console.log(`\n── ${check.name} ──\n${output.trim()}`);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed.length > 0) console.error(`\nNot clean: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
});
