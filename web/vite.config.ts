import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { precompress } from './scripts/precompress.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  server: { proxy: { '/api': server, '/health': server } },
  preview: { proxy: { '/api': server, '/health': server } },
  build: {
    outDir: 'dist',
    manifest: true,
    // Nothing is inlined as data: addresses: the content policy allows this site alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunkGroups } },
  },
});
