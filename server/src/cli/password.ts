import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartError } from '../core/start-error.ts';

/**
 * A password that stands on no screen, in no history and in no list of processes: typed twice without being shown,
 * or the first line of what comes in.
 */
export async function askPassword(): Promise<string> {
  const [password = '', again = password] = await askHidden([
    'Contraseña: ',
    'Repite la contraseña: ',
  ]);
  if (password !== again) throw new StartError('Las dos contraseñas no son iguales.');
  return password;
}

/** An answer to each of these, typed without being shown; from the input its first line alone. */
export async function askHidden(questions: readonly string[]): Promise<string[]> {
  if (!process.stdin.isTTY) return [(await text(process.stdin)).split(/\r?\n/)[0] ?? ''];
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.on('SIGINT', () => process.exit(130));
  const answers: string[] = [];
  try {
    for (const words of questions) {
      process.stderr.write(words);
      answers.push(await lines.question(''));
      process.stderr.write('\n');
    }
    return answers;
  } finally {
    lines.close();
  }
}
