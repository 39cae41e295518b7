import { join } from 'node:path';
import { inRoot } from '../../support/paths.mjs';
import { type Machine, newMachine, type Ran } from './machine.ts';
import { startProxy } from './proxy.ts';
import { readManual } from './read-manual.ts';

const HOST = 'encina.tupueblo.es';
const UPGRADE = 'Actualizar';
const RESTORE = 'Recuperar una copia';

/** An Encina that was installed with the commands and the files of the manual, behind what stands in for Caddy. */
export interface Installation {
  readonly machine: Machine;
  /** What its commands said, from the first to the last before "Actualizar". */
  readonly installed: Ran;
  /** Runs what stands under "Actualizar". */
  upgrade(): Promise<Ran>;
  /** Runs what stands under "Recuperar una copia", and types that passphrase. */
  restore(passphrase: string): Promise<Ran>;
  /** Runs one more command. */
  run(command: string): Promise<Ran>;
  /** Asks as a browser of the town does. */
  ask(path: string, body?: object): Promise<Response>;
  remove(): Promise<void>;
}

export async function installByManual(): Promise<Installation> {
  const manual = readManual(inRoot('docs/manual/instalacion.md'));
  const machine = await newMachine();
  for (const { path, text } of manual.files) machine.write(path, text);
  const caddy = manual.files.find(({ path }) => path === join('/etc', 'caddy', 'Caddyfile'));
  if (!caddy?.text.includes(`${HOST} {\n\treverse_proxy 127.0.0.1:3000\n}`)) {
    throw new Error('The manual’s Caddyfile does not lead to Encina.');
  }
  const proxy = await startProxy(machine.port, HOST, '203.0.113.7');
  const run = (commands: string) => machine.run(commands, { PROXY: proxy.url });
  return {
    machine,
    installed: await run(manual.commands({ not: [UPGRADE, RESTORE] })),
    upgrade: () => run(manual.commands({ section: UPGRADE })),
    restore: (passphrase) =>
      run(`printf '%s\\n' '${passphrase}' | {\n${manual.commands({ section: RESTORE })}\n}`),
    run,
    ask: (path, body) =>
      fetch(`${proxy.url}${path}`, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        headers: body ? { 'content-type': 'application/json' } : {},
      }),
    async remove() {
      await machine.remove();
      await proxy.close();
    },
  };
}
