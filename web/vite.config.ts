import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { mixedColours } from './scripts/css/mixed-colours.ts';
import { olderCss } from './scripts/css/older-css.ts';
import { buildTargets } from './scripts/oldest-browsers.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const server = 'http://127.0.0.1:3000';
const proxy = { '/api': server, '/staff/api': server, '/health': server };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serviceWorker(), precompress()],
  css: { postcss: { plugins: [mixedColours(), olderCss()] } },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    manifest: true,
    target: buildTargets,
    // Nothing is inlined as data: addresses: the content policy allows this site alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunkGroups } },
  },
});
