import { FIRST_STAFF } from './accounts.ts';

/** Asks a running server with what is hers. */
export const askAsFirst = (
  url: string,
  path: '/api/admin/create-first' | '/api/admin/login',
): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(FIRST_STAFF),
  });

/** Makes her account and enters. @returns her token */
export async function enterAsFirst(url: string): Promise<string> {
  await askAsFirst(url, '/api/admin/create-first');
  const entered = await askAsFirst(url, '/api/admin/login');
  const { token } = (await entered.json()) as { token: string };
  return token;
}
