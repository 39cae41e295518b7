import { type BrowserContext, test as base, expect } from '@playwright/test';
import { PAGE_LOG } from './failure-reporter.ts';
import { ONCE_A_WORKER, type Server, startServer } from './server.ts';

/** Lines of the server's that are kept of a failure. */
const LAST_LINES = 20;

/** Playwright's `test` with the real server: one a worker, on an empty data folder of its own. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    ONCE_A_WORKER,
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, server }, use, info) => {
    const said = overheard(context);
    await use(context);
    if (info.status === info.expectedStatus) return;
    const told = server.output().trimEnd().split('\n').slice(-LAST_LINES);
    await info.attach(PAGE_LOG, { body: [...said, 'Server:', ...told].join('\n') });
  },
});

/** Fills as the browser complains: failed and refused requests, errors of the page. */
function overheard(context: BrowserContext): string[] {
  const said: string[] = [];
  const note = (...words: unknown[]) => said.push([new Date().toISOString(), ...words].join(' '));
  context.on('requestfailed', (request) =>
    note(request.method(), request.url(), request.failure()?.errorText),
  );
  context.on('response', (response) => {
    if (response.status() >= 400)
      note(response.request().method(), response.url(), response.status());
  });
  context.on('weberror', (error) => note(error.error()));
  context.on('console', (message) => message.type() === 'error' && note(message.text()));
  return said;
}

export { expect };
