import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createHttp } from './http.ts';
import { serveWeb } from './web-files.ts';

const PAGE = '<!doctype html><title>Encina</title>';

describe('the web client', () => {
  let folder: string;
  let http: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'encina-web-'));
    const root = join(folder, 'dist');
    await mkdir(join(root, 'assets'), { recursive: true });
    await writeFile(join(root, 'index.html'), PAGE);
    await writeFile(join(root, 'assets', 'app-1a2b.js'), 'start()');
    await writeFile(join(root, 'assets', 'app-1a2b.js.br'), 'packed');
    await writeFile(join(folder, 'secret.key'), 'the key of the server');
    http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
    await serveWeb(http, root);
  });
  afterAll(async () => {
    await http.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['/', '/project-info', '/accesibilidad', '/?codigo=ABCD-EFGH'])(
    'has %s, which is asked for anew each time',
    async (url) => {
      const answer = await http.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toBe(PAGE);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/nothing', '/project-info/more', '/Index.html'])(
    'answers %s with its page and the status 404',
    async (url) => {
      const answer = await http.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.payload).toBe(PAGE);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it.each(['/api/nothing', '/assets/app-old.js', '/health/nothing', '/api', '/api?x'])(
    'has no page for %s: who asks is a program',
    async (url) => {
      const answer = await http.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('lets a file with a hash in its name be kept for a year, and packs it for who can unpack', async () => {
    const url = '/assets/app-1a2b.js';
    const plain = await http.inject({ url });
    expect(plain.payload).toBe('start()');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await http.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([packed.payload, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
  });

  it.each([
    '/../secret.key',
    '/..%2fsecret.key',
    '/assets/..%2f..%2fsecret.key',
    '/assets/%2e%2e/%2e%2e/secret.key',
    '//secret.key',
    '/..\\secret.key',
  ])('does not let %s out of its folder', async (url) => {
    const answer = await http.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.payload).not.toContain('the key of the server');
  });

  it('takes nothing that is sent to a page', async () => {
    const answer = await http.inject({ method: 'POST', url: '/', payload: {} });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

it('a server whose client was not built still answers, in JSON', async () => {
  const http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  await serveWeb(http, join(tmpdir(), 'encina-no-such-folder'));
  const answer = await http.inject({ url: '/' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  await http.close();
});
