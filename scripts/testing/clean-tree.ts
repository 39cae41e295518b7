/** A small product without a fault, in which every import that the rules allow occurs. */
export const cleanTree: Record<string, string> = {
  'contract/fields.ts': "import { z } from 'zod';\nexport type Fields = typeof z;\n",
  'contract/users.ts': "import type { Fields } from './fields.ts';\nexport type Users = Fields;\n",
  'games/memory.ts': 'export const memory = 1;\n',
  'games/memory.test.ts': "import { memory } from './memory.ts';\nimport 'zod';\nmemory;\n",
  'server/src/main.ts': "import './app.ts';\n",
  'server/src/app.ts':
    "import './features/users/users.routes.ts';\nimport './db/schema.ts';\nimport 'kysely';\nexport type App = 1;\n",
  'server/src/db/schema.ts':
    "import type { Kysely } from 'kysely';\nexport type Schema = Kysely;\n",
  'server/src/core/route.ts': "export type { Users as Route } from '@encina/contract/users';\n",
  'server/src/core/sessions.repo.ts':
    "import type { Schema } from '../db/schema.ts';\nexport type Sessions = Schema;\n",
  'server/src/features/users/users.routes.ts':
    "import './users.service.ts';\nimport '../../core/route.ts';\n",
  'server/src/features/users/users.service.ts':
    "import type { usersRepo } from './users.repo.ts';\nexport type Users = typeof usersRepo;\n",
  'server/src/features/users/users.repo.ts':
    "import 'kysely';\nimport '../../db/schema.ts';\nexport const usersRepo = 1;\n",
  'server/src/features/users/users.read.ts': "import 'kysely';\nexport const readUsers = 1;\n",
  'server/src/features/users/users.test.ts':
    "import 'kysely';\nimport '../../testing/server.ts';\nimport '../reminders/reminders.service.ts';\n",
  'server/src/features/reminders/reminders.service.ts': "import '../users/users.read.ts';\n",
  'server/src/features/reminders/reminders.read.ts': 'export const readReminders = 1;\n',
  'server/src/testing/server.ts': "import 'kysely';\nimport '../app.ts';\n",
  'demo/village.ts':
    "import '@encina/contract/users';\nimport 'kysely';\nimport '../server/src/db/schema.ts';\nexport type Village = 1;\n",
  'web/src/main.tsx': "import './app/views.ts';\n",
  'web/src/app/views.ts':
    "import '../features/users/screens/picker.tsx';\nimport '../features/reminders/screens/today.tsx';\nexport type Views = 1;\n",
  'web/src/lib/api.ts': "export type { Users as Api } from '@encina/contract/users';\n",
  'web/src/lib/dates.ts': 'export const dates = 1;\n',
  'web/src/ui/button.tsx':
    "import '../lib/dates.ts';\nexport const Button = () => <button>¿import?</button>;\n",
  'web/src/features/users/screens/picker.tsx':
    "import '../../../ui/button.tsx';\nimport '../../../lib/api.ts';\nimport '@tanstack/react-query';\nexport const Picker = () => <p>We import from: here</p>;\n",
  'web/src/features/reminders/screens/today.tsx': 'export const Today = () => <p />;\n',
  'web/src/features/games/words/numbers.ts': 'export const one = 1;\n',
  'web/src/features/games/screens/play.tsx':
    "import '@encina/games/memory';\nimport '../words/numbers.ts';\nexport type Play = 1;\n",
  'web/src/testing/setup.ts': 'export const setup = 1;\n',
  'scripts/support/paths.mjs': "export const root = '.';\n",
  'e2e/support/server.ts': "import '../../scripts/support/paths.mjs';\n",
};
