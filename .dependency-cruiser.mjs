/**
 * The architecture's import rules. Each has a planted breach in scripts/architecture.test.ts.
 * That folders side by side need each other in one direction only is in scripts/support/folder-circles.ts.
 * Parsed by swc, because TypeScript 7 offers no JavaScript API; type-only imports count as imports.
 */

const test = '\\.test\\.tsx?$';
const packages = '(^|/)node_modules/';

/**
 * @param {string} name
 * @param {string} comment what the rule is for
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Kysely, its driver for PostgreSQL and our own db/. */
const database = ['^server/src/db/', `${packages}(kysely|pg)/`];

export default {
  forbidden: [
    forbid(
      'contract-imports-only-zod',
      'The contract is read by browser and server alike: it knows neither.',
      { path: '^contract/', pathNot: test },
      { pathNot: ['^contract/', `${packages}zod/`] },
    ),
    forbid(
      'games-import-nothing',
      'The rules of a game are pure: no DOM, no clock, no library.',
      { path: '^games/', pathNot: [test, '^games/testing/'] },
      { pathNot: '^games/' },
    ),
    forbid(
      'server-knows-no-web',
      'What both sides share is in the contract or in games.',
      { path: '^server/' },
      { path: '^(web|e2e|scripts|bench)/', pathNot: '^scripts/testing/' },
    ),
    forbid(
      'product-imports-no-demo',
      'No town runs the invented village.',
      { path: '^(contract|games|server|web)/' },
      { path: '^demo/' },
    ),
    forbid(
      'demo-imports-only-server-and-contract',
      'The village fills a data folder; how it is shown is nothing to it.',
      { path: '^demo/' },
      { path: '^(games|web|e2e|scripts|bench)/', pathNot: '^scripts/testing/' },
    ),
    forbid(
      'core-imports-no-feature',
      'Imports point one way: app → features → core, db.',
      { path: '^server/src/core/' },
      { path: '^server/src/(features/|cli/|(app|main|compose-features)\\.ts)' },
    ),
    forbid(
      'db-imports-no-feature',
      'Imports point one way: app → features → core, db.',
      { path: '^server/src/db/', pathNot: test },
      { path: '^server/src/(features/|cli/|(app|main|compose-features)\\.ts)' },
    ),
    forbid(
      'features-import-no-app',
      'What spans features is composed in compose-features.ts; no feature reaches up to it.',
      { path: '^server/src/features/', pathNot: test },
      { path: '^server/src/(testing/|cli/|(app|main|compose-features)\\.ts)' },
    ),
    forbid(
      'server-features-meet-only-in-read-files',
      'Of another feature, only its *.read.ts may be imported.',
      { path: '^server/src/features/([^/]+)/', pathNot: test },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '\\.read\\.ts$'] },
    ),
    forbid(
      'routes-import-no-repo',
      'Routes declare; between them and the rows stands the service, which holds the rules.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.repo\\.ts$' },
    ),
    forbid(
      'only-repos-touch-the-database',
      'Kysely and db/ are for *.repo.ts and *.read.ts, and for what composes the whole server.',
      {
        path: '^server/src/',
        pathNot: [
          test,
          '\\.(repo|read)\\.ts$',
          '^server/src/(db|testing|torture|cli)/',
          '^server/src/(app|main|core/dependencies)\\.ts$',
        ],
      },
      // To hand on a transaction is not to look into it.
      { path: database, pathNot: '^server/src/db/transaction\\.ts$' },
    ),
    forbid(
      'web-knows-no-server',
      'The browser speaks with the server through the contract.',
      { path: '^web/src/' },
      { path: '^(server|e2e|scripts|bench)/' },
    ),
    forbid(
      'web-features-are-strangers',
      'No feature of the web imports another: app/ composes them.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'web-features-import-no-app',
      'Imports point one way: app → features → ui, lib → contract.',
      { path: '^web/src/features/' },
      { path: '^web/src/(app/|main\\.tsx$)' },
    ),
    forbid(
      'lib-stands-below-features',
      'Imports point one way: app → features → ui, lib → contract.',
      { path: '^web/src/lib/' },
      { path: '^web/src/(app/|features/|ui/|main\\.tsx$)' },
    ),
    forbid(
      'ui-knows-no-feature-and-no-data',
      'A button does not know what it is for, nor where data come from.',
      { path: '^web/src/ui/' },
      {
        path: [
          '^web/src/(app/|features/|main\\.tsx$|lib/api)',
          '^(contract|games)/',
          `${packages}@tanstack/`,
        ],
      },
    ),
    forbid(
      'games-only-for-the-games-feature',
      'The rules of the games are played in one place of the web.',
      { path: '^web/src/', pathNot: '^web/src/features/games/' },
      { path: '^games/' },
    ),
    forbid(
      'no-product-imports-tests',
      'What runs in a town hall must not need test helpers.',
      {
        path: '^(contract|games|demo|server/src|web/src)/',
        pathNot: [test, '/testing/', '^server/src/torture/'],
      },
      { path: [test, '^(server|web)/src/testing/', '^scripts/testing/'] },
    ),
    forbid('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),
    forbid(
      'no-unresolvable',
      'An import that the tool cannot follow is an import that no rule sees.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Workspaces are followed to their real folder: @encina/contract/users → contract/users.ts.
    preserveSymlinks: false,
    combinedDependencies: true,
    doNotFollow: { path: packages },
    exclude: { path: '^(demo-data|data|test-results|bench/peers)/|(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
