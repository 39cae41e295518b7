/** One request, as every server of a comparison gets it. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const reading = (path: string, headers: Ask['headers']): Ask => ({
  method: 'GET',
  path,
  headers,
});

export const posting = (path: string, headers: Ask['headers'], body: object): Ask => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const send = (url: string, { method, path, headers, body }: Ask): Promise<Response> =>
  fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });

/** The same questions for whoever has the answers already: each with the ETag of its own. */
export async function withEtags(url: string, asks: readonly Ask[]): Promise<Ask[]> {
  const known: Ask[] = [];
  for (const ask of asks) {
    const answer = await send(url, ask);
    await answer.arrayBuffer();
    const etag = answer.headers.get('etag');
    if (!etag) throw new Error(`${ask.path} has no ETag.`);
    known.push({ ...ask, headers: { ...ask.headers, 'if-none-match': etag } });
  }
  return known;
}
