import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Stands in for Caddy: hands requests on as it does, as if they had come over HTTPS from that address. */
export async function startProxy(port: number, host: string, caller: string): Promise<Proxy> {
  const server = createServer((incoming, answer) => {
    const forwarded = {
      ...incoming.headers,
      host,
      'x-forwarded-for': caller,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host,
    };
    const options = { port, host: '127.0.0.1', path: incoming.url, method: incoming.method };
    const outgoing = request({ ...options, headers: forwarded }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    outgoing.on('error', () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
