import { parseArgs } from 'node:util';
import { UsageError } from '../arguments.ts';

export interface CopyOrder<Flag extends string> {
  /** A file or folder that is named without an option. */
  readonly path: string | undefined;
  readonly has: (flag: Flag | 'help') => boolean;
}

/** Reads an order of one path at most and these switches. @throws UsageError */
export function readCopyOrder<Flag extends string>(
  args: readonly string[],
  flags: readonly Flag[],
): CopyOrder<Flag> {
  const options = Object.fromEntries([...flags, 'help'].map((flag) => [flag, SWITCH]));
  const { values, positionals } = parsed(args, options);
  const [path, more] = positionals;
  if (more !== undefined) throw new UsageError(`Sobra «${more}».`);
  return { path, has: (flag) => values[flag] === true };
}

const SWITCH = { type: 'boolean' } as const;

function parsed(args: readonly string[], options: Record<string, typeof SWITCH>) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    const unknown = /'(--?[^' ]+)/.exec(String(cause))?.[1];
    throw new UsageError(`No se entiende ${unknown ?? 'la orden'}.`, { cause });
  }
}
