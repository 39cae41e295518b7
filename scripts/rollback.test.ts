import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyTestDatabase } from '../server/src/testing/engines.ts';
import { inRoot } from './support/paths.mjs';
import { type Machine, newMachine } from './testing/manual/machine.ts';

/** A checkout, its web where it is not built yet, and several starts of a server. */
const LONG = 300_000;
const MIGRATIONS = 'server/src/db/migrate.ts';
const ANA = 'Ana Gil <ana@pueblo.es>';

/** A migration that has done its harm for good when it fails, and even says that it is through. */
const HARMFUL = `
migrations['9999-harmful'] = {
  async up(db) {
    await sql\`delete from admins\`.execute(db);
    await sql\`alter table users rename to people\`.execute(db);
    await sql\`insert into kysely_migration values ('9999-harmful', '2026-11-22')\`.execute(db);
    await sql\`commit\`.execute(db);
    throw new Error('a harmful migration');
  },
};
`;

let machine: Machine;
beforeAll(async () => {
  machine = await newMachine();
  await machine.run(
    'cd "$MACHINE"; git clone --quiet https://github.com/encina/encina.git app; cd app; npm run --silent setup',
  );
  const before = readFileSync(inRoot(MIGRATIONS), 'utf8');
  machine.publish({ [MIGRATIONS]: before + HARMFUL });
}, LONG);
afterAll(() => machine.remove(), LONG);

it.for(['sqlite', 'postgres'] as const)(
  'an upgrade whose migration fails half-way leaves the version and the data of before: %s',
  { timeout: LONG },
  async (engine, { onTestFinished }) => {
    const database = await emptyTestDatabase(engine);
    onTestFinished(() => database.remove());
    const environment: Record<string, string> = { DATA_DIR: database.dataDir };
    if (database.databaseUrl) environment.DATABASE_URL = database.databaseUrl;
    const run = (command: string) => machine.run(`cd "$MACHINE/app"; ${command}`, environment);
    const start = () => run('node scripts/try-start.mjs');
    const admin = 'npm run --silent admin --';

    expect(await start()).toMatchObject({ code: 0 });
    const create = `${admin} create --nombre='Ana Gil' --correo=ana@pueblo.es`;
    expect(await run(`echo una-clave-larga | ${create}`)).toMatchObject({ code: 0 });

    const { code, output } = await run('npm run --silent upgrade');
    expect(output).toContain('No se ha actualizado. Tienes la versión de antes, con tus datos.');
    expect(code).toBe(1);
    expect(await start()).toMatchObject({ code: 0 });
    expect((await run(`${admin} list`)).output).toContain(ANA);
    expect((await run(`grep -c harmful ${MIGRATIONS} || true`)).output.trim()).toBe('0');
  },
);
