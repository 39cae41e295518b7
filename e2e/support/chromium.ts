import { findChromium } from '../../scripts/support/chromium.mjs';

/** Flags that keep Chromium quiet and alike everywhere: no GPU, no background traffic. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How to launch the machine's own Chromium.
 * @throws Error when there is none
 */
export function chromium(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium here: set CHROMIUM_PATH to its program.');
  // Chromium's own sandbox refuses to work for root, who in a container is often the only user.
  const root = process.getuid?.() === 0;
  return { executablePath, args: root ? ['--no-sandbox', ...quiet] : quiet };
}
