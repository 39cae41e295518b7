// @ts-check
import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './paths.mjs';

/** Children that must not outlive this process. */
const running = new Set();

/** The same Ctrl-C reaches us more than once: from the terminal and again from npm. */
const ECHO_MS = 1_000;
let lastSignal = Number.NEGATIVE_INFINITY;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(128 + os.constants.signals[signal]);
    const echo = performance.now() - lastSignal < ECHO_MS;
    // A terminal sends Ctrl-C to our children by itself.
    const known = signal === 'SIGINT' && process.stdin.isTTY;
    if (echo || known) return;
    lastSignal = performance.now();
    for (const child of running) child.kill(signal);
  });
}

/**
 * npm starts us through a shell that keeps signals to itself: when npm is told to end, only the
 * shell dies. We notice by having lost our parent.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) endAll();
}, 500).unref();

/** Asks whatever still runs to end. */
export function endAll() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a program with this terminal and hands signals on to it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it, as a shell says it
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0));
    });
  });
}

/**
 * Runs a program and collects what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{code: number, output: string}>}
 */
export async function collect(program, args, options = {}) {
  let output = '';
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  running.delete(child);
  return { code: code ?? 1, output };
}
