import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { headlessShell } from './support/chromium.ts';

const results = fileURLToPath(new URL('../test-results/e2e', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: results,
  // One server a worker and a small machine: two at a time is where more stops being faster.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A limit for what hangs, not a claim of speed: the machine may be shared and slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What was done and asked, without pictures of every step: those take a third of the time.
    // What a service worker answers passes by the routes that tests set. The files about it allow it.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: headlessShell(),
  },
});
