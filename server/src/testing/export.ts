import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { Row } from './dump.ts';
import { enter, type Town } from './town.ts';

/** The ZIP that a person gets when she asks for what is hers. */
export async function exported(town: Town, userId: string) {
  const cookies = await enter(town, userId);
  const answer = await town.app.http.inject({ url: `/api/users/${userId}/export`, cookies });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="mis-datos.zip"');
  const files = unzipSync(answer.rawPayload);
  const json = (name: string): Row[] =>
    JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());
  return { files, json };
}
