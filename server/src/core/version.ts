import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** What runs here: the number of the release, and the commit where this is a checkout: `0.1.0 (3e4f8ab)`. */
export function readVersion(root = ROOT): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = commitOf(join(root, '.git'));
  return commit ? `${version} (${commit.slice(0, 7)})` : version;
}

/** Read as files: git itself refuses a checkout that belongs to another user than the one who runs the server. */
function commitOf(git: string): string | undefined {
  const head = textOf(join(git, 'HEAD'))?.trim();
  const branch = head?.replace(/^ref: /, '');
  if (!head || !branch || head === branch) return head;
  const loose = textOf(join(git, branch))?.trim();
  if (loose) return loose;
  const packed = textOf(join(git, 'packed-refs'))?.split('\n') ?? [];
  return packed.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0];
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
