import { text } from 'node:stream/consumers';
import { erasedName } from './copy-name.ts';
import type { Destination } from './destinations/destination.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes who was erased beside the copies, one id a line and nothing else, so that a copy forgets them again. */
export async function writeErased(
  destination: Destination,
  installation: string,
  ids: AsyncIterable<string>,
): Promise<void> {
  const lines = (await Array.fromAsync(ids)).map((id) => `${id}\n`).join('');
  await destination.put(erasedName(installation), oneOf(Buffer.from(lines)));
}

/** The ids beside a copy; undefined where there is no list. */
export async function readErased(
  destination: Destination,
  installation: string,
): Promise<string[] | undefined> {
  const name = erasedName(installation);
  if (!(await destination.list()).includes(name)) return undefined;
  const lines = (await text(await destination.open(name))).split('\n');
  return lines.filter((line) => ID.test(line));
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
