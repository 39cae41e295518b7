import { parseArgs } from 'node:util';

export const COMMANDS = [
  'status',
  'jobs',
  'list',
  'create',
  'reset-password',
  'clear-factors',
  'unlock-pin',
  'close-setup',
  'compliance',
  'move',
] as const;
export type Command = (typeof COMMANDS)[number];

export interface Order {
  readonly command: Command;
  readonly town: string | undefined;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly person: string | undefined;
  readonly folder: string | undefined;
  /** Where to move: a database, and a store of files. */
  readonly to: string | undefined;
  readonly store: string | undefined;
}

/** The order was not understood: the help is shown, and the exit code is 2. */
export class UsageError extends Error {}

/** @returns undefined where only help is asked for. @throws UsageError */
export function readOrder(args: readonly string[]): Order | undefined {
  const { values, positionals } = parse(args);
  const [word, more] = positionals;
  if (values.help || word === 'help' || word === undefined) return undefined;
  const command = COMMANDS.find((known) => known === word);
  if (!command) throw new UsageError(`No existe la orden «${word}».`);
  if (more !== undefined) throw new UsageError(`Sobra «${more}».`);
  const { municipio: town, nombre: name, correo: email, persona: person, carpeta: folder } = values;
  const { to, store } = values;
  return { command, town, name, email, person, folder, to, store };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        municipio: text,
        nombre: text,
        correo: text,
        persona: text,
        carpeta: text,
        to: text,
        store: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    const unknown = /'(--?[^' ]+)/.exec(String(cause))?.[1];
    throw new UsageError(unknown ? `No se entiende ${unknown}.` : 'No se entiende la orden.', {
      cause,
    });
  }
}

/** @throws UsageError naming the option. */
export function need(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`Falta --${option}=…`);
  return value;
}
