import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/support/paths.mjs';
import { peerVersions } from './install-peers.ts';

it('every package of the peers is pinned, and their lock file names no registry', () => {
  const loose = Object.entries(peerVersions()).filter(([, it]) => !/^\d+\.\d+\.\d+$/.test(it));
  expect(loose).toEqual([]);
  const lock = readFileSync(inRoot('bench/peers/package-lock.json'), 'utf8');
  expect(lock).not.toContain('"resolved"');
});
