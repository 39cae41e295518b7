import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inRoot } from './support/paths.mjs';
import { readManual } from './testing/manual/read-manual.ts';

const PATH = '/etc/systemd/system/encina.service';
const unit = readManual(inRoot('docs/manual/instalacion.md')).files.find(
  ({ path: where }) => where === PATH,
)?.text;

describe('the service of the manual', () => {
  it('may write where its data and copies are, and has no power beyond', () => {
    expect(unit).toContain('ReadWritePaths=/var/lib/encina /var/backups/encina ');
    for (const line of [
      'User=encina',
      'UMask=0077',
      'ProtectSystem=strict',
      'ProtectHome=true',
      'NoNewPrivileges=true',
      'CapabilityBoundingSet=',
      'SystemCallFilter=@system-service',
    ]) {
      expect(unit?.split('\n')).toContain(line);
    }
  });

  it('is understood by systemd, where systemd is at hand', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'encina-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'encina.service');
    // This machine need not have the Node of the manual's.
    writeFileSync(file, `${unit}`.replace('/usr/bin/node', '/bin/true'));
    const ran = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    const isAtHand = !(ran.error && 'code' in ran.error && ran.error.code === 'ENOENT');
    if (isAtHand) expect(ran).toMatchObject({ status: 0, stderr: '' });
    else expect(unit).toMatch(/^\[Unit\]$/m);
  });
});
