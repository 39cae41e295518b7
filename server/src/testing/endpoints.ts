import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEndpoint } from '@encina/contract/endpoint';

const CONTRACT = join(import.meta.dirname, '../../../contract');

/** Every endpoint that the contract declares, found by reading its folder, so that none can be forgotten. */
export async function declaredEndpoints(): Promise<AnyEndpoint[]> {
  const files = (await readdir(CONTRACT)).filter((f) => f.endsWith('.ts') && !f.includes('.test.'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(CONTRACT, file)).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

/** As the tables name it: `GET /api/users/:id`. */
export const nameOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) =>
  `${method} ${path}`;

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'audience' in value
  );
}
