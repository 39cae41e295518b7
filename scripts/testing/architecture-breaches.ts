/** One planted breach for every rule of the architecture: a file, what it imports, what is there. */
export interface Breach {
  rule: string;
  /** The sentence that the rule stands for. */
  says: string;
  file: string;
  code: string;
}

const breach = (rule: string, says: string, file: string, code: string): Breach => ({
  rule,
  says,
  file,
  code,
});

export const breaches: Breach[] = [
  breach(
    'contract-imports-only-zod',
    'the contract imports nothing but zod',
    'contract/users.ts',
    "import type { Kysely } from 'kysely';\nexport type Users = Kysely;\n",
  ),
  breach(
    'games-import-nothing',
    'games import nothing',
    'games/memory.ts',
    "import { z } from 'zod';\nexport const memory = z;\n",
  ),
  breach(
    'server-knows-no-web',
    'the server does not import the web',
    'server/src/features/users/users.service.ts',
    "export * from '../../../../web/src/lib/dates.ts';\n",
  ),
  breach(
    'product-imports-no-demo',
    'the product does not import the demo',
    'server/src/features/users/users.service.ts',
    "import type { Village } from '../../../../demo/village.ts';\nexport type Users = Village;\n",
  ),
  breach(
    'demo-imports-only-server-and-contract',
    'the demo does not import the web',
    'demo/village.ts',
    "import type { Views } from '../web/src/app/views.ts';\nexport type Village = Views;\n",
  ),
  breach(
    'core-imports-no-feature',
    'core imports no feature',
    'server/src/core/planted.ts',
    "import type { Users } from '../features/users/users.service.ts';\nexport type Route = Users;\n",
  ),
  breach(
    'db-imports-no-feature',
    'db imports no feature',
    'server/src/db/planted.ts',
    "import type { Users } from '../features/users/users.service.ts';\nexport type Schema = Users;\n",
  ),
  breach(
    'features-import-no-app',
    'a server feature does not import the app',
    'server/src/features/users/planted.ts',
    "import type { App } from '../../app.ts';\nexport type Users = App;\n",
  ),
  breach(
    'server-features-meet-only-in-read-files',
    'a server feature imports another one only through its read file',
    'server/src/features/reminders/reminders.service.ts',
    "import type { Users } from '../users/users.service.ts';\nexport type Reminders = Users;\n",
  ),
  breach(
    'routes-import-no-repo',
    'routes import no repo',
    'server/src/features/users/users.routes.ts',
    "import { usersRepo } from './users.repo.ts';\nexport const users = usersRepo;\n",
  ),
  breach(
    'only-repos-touch-the-database',
    'a service does not import Kysely',
    'server/src/features/users/users.service.ts',
    "import type { Kysely } from 'kysely';\nexport type Users = Kysely;\n",
  ),
  breach(
    'only-repos-touch-the-database',
    'a service does not import db/',
    'server/src/features/users/users.service.ts',
    "import type { Schema } from '../../db/schema.ts';\nexport type Users = Schema;\n",
  ),
  breach(
    'only-repos-touch-the-database',
    'core imports db/ in repo files only',
    'server/src/core/route.ts',
    "export const route = () => import('../db/schema.ts');\n",
  ),
  breach(
    'web-knows-no-server',
    'the web does not import the server',
    'web/src/lib/dates.ts',
    "import type { Route } from '../../../server/src/core/route.ts';\nexport type Dates = Route;\n",
  ),
  breach(
    'web-features-are-strangers',
    'a web feature imports no other',
    'web/src/features/reminders/screens/today.tsx',
    "import { Picker } from '../../users/screens/picker.tsx';\nexport const Today = () => <Picker />;\n",
  ),
  breach(
    'web-features-import-no-app',
    'a web feature does not import the app',
    'web/src/features/users/screens/planted.tsx',
    "import type { Views } from '../../../app/views.ts';\nexport const Picker = (_: Views) => <p>Import</p>;\n",
  ),
  breach(
    'lib-stands-below-features',
    'lib imports no feature',
    'web/src/lib/planted.ts',
    "import type { Picker } from '../features/users/screens/picker.tsx';\nexport type Dates = typeof Picker;\n",
  ),
  breach(
    'ui-knows-no-feature-and-no-data',
    'ui imports no feature',
    'web/src/ui/planted.tsx',
    "export { Picker } from '../features/users/screens/picker.tsx';\n",
  ),
  breach(
    'ui-knows-no-feature-and-no-data',
    'ui does not import the api',
    'web/src/ui/button.tsx',
    "import type { Api } from '../lib/api.ts';\nexport const Button = (_: Api) => <button>Import</button>;\n",
  ),
  breach(
    'ui-knows-no-feature-and-no-data',
    'ui does not import the contract',
    'web/src/ui/button.tsx',
    "import type { Users } from '@encina/contract/users';\nexport const Button = (_: Users) => <p />;\n",
  ),
  breach(
    'ui-knows-no-feature-and-no-data',
    'ui does not import TanStack',
    'web/src/ui/button.tsx',
    "import { useQuery } from '@tanstack/react-query';\nexport const Button = useQuery;\n",
  ),
  breach(
    'games-only-for-the-games-feature',
    'only the games feature of the web imports games',
    'web/src/features/users/screens/picker.tsx',
    "import { memory } from '@encina/games/memory';\nexport const Picker = () => <p>{memory}</p>;\n",
  ),
  breach(
    'no-product-imports-tests',
    'the product does not import test helpers',
    'web/src/app/views.ts',
    "import { setup } from '../testing/setup.ts';\nexport type Views = typeof setup;\n",
  ),
  breach(
    'no-cycles',
    'two files do not import each other, not even for types',
    'contract/fields.ts',
    "import type { Users } from './users.ts';\nexport type Fields = Users;\n",
  ),
  breach(
    'no-folder-circles',
    'two features do not need each other, not even through different files',
    'server/src/features/users/users.service.ts',
    "import '../reminders/reminders.read.ts';\nexport type Users = 1;\n",
  ),
  breach(
    'no-folder-circles',
    'two workspaces do not need each other, not even through different files',
    'scripts/shots.ts',
    "import '../e2e/support/server.ts';\n",
  ),
  breach(
    'no-folder-circles',
    'two folders of a feature do not need each other, not even for types',
    'web/src/features/games/words/words.ts',
    "export type { Play } from '../screens/play.tsx';\n",
  ),
  breach(
    'no-unresolvable',
    'an import leads to a file that is there',
    'web/src/lib/dates.ts',
    "import type { Gone } from '@encina/contract/gone';\nexport type Dates = Gone;\n",
  ),
];
