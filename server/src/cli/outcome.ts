import { DomainError } from '../core/errors.ts';
import { StartError } from '../core/start-error.ts';
import { UsageError } from './arguments.ts';

/** Says what a command has to say, or what went wrong with it. */
export const sayOutcome = (said: Promise<string>, help: string): Promise<void> =>
  said.then(
    (words) => void process.stdout.write(words),
    (error: unknown) => fail(error, help),
  );

/** The exit code: 1 refused or failed, 2 not understood. */
function fail(error: unknown, help: string): void {
  const isOurs = [StartError, DomainError, UsageError].some((kind) => error instanceof kind);
  process.stderr.write(
    isOurs ? `${(error as Error).message}\n` : `No se ha podido hacer: ${String(error)}\n`,
  );
  if (error instanceof UsageError) process.stderr.write(`\n${help}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
