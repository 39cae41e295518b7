import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors.ts';

/** Paths that the web client knows; every other page is its own 404, and says so with the status too. */
const PAGES = ['/', '/project-info', '/accesibilidad'];

/** Serves the built client from `root`: precompressed, hashed files for a year, the page itself always fresh. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const page = join(root, 'index.html');
  if (existsSync(page)) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        const hashed = path.includes('/assets/');
        response.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    for (const path of PAGES) {
      app.get(path, (_request, reply) =>
        reply.header('cache-control', 'no-cache').sendFile('index.html'),
      );
    }
  }
  const html = existsSync(page) ? await readFile(page) : undefined;
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets|health)([/?]|$)/.test(request.url);
    if (!isPage || !html) throw new DomainError('not_found');
    return reply.code(404).header('cache-control', 'no-cache').type('text/html').send(html);
  });
}
