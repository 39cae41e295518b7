import { findChromium, findHeadlessShell } from '../../scripts/support/chromium.mjs';

/** Flags that keep Chromium quiet and alike everywhere: no GPU, no background traffic. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell alone draws letters a little wider unless told; the whole browser does so by itself.
  '--font-render-hinting=none',
];

interface Launch {
  executablePath: string;
  args: string[];
}

/**
 * How to launch the machine's own Chromium.
 * @throws Error when there is none
 */
export const chromium = (): Launch => launching(findChromium());

/**
 * How to launch what draws and runs a page in it, where the machine has that by itself: what a browser does beside takes
 * four tenths of the processor's time. Notices of the system and cameras are of the whole browser.
 * @throws Error when there is neither
 */
export const headlessShell = (): Launch => launching(findHeadlessShell() ?? findChromium());

function launching(executablePath: string | undefined): Launch {
  if (!executablePath) throw new Error('No Chromium here: set CHROMIUM_PATH to its program.');
  // Chromium's own sandbox refuses to work for root, who in a container is often the only user.
  const root = process.getuid?.() === 0;
  return { executablePath, args: root ? ['--no-sandbox', ...quiet] : quiet };
}
