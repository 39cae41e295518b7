/**
 * The oldest browsers that Encina works in and looks right in (decision 0022): the tablets that towns have.
 * Samsung Internet 18 and Edge 99 are Chromium 99; every browser of an iPad is its Safari.
 */
export const oldestBrowsers = {
  chrome: 99,
  edge: 99,
  firefox: 115,
  safari: 15.4,
  ios: 15.4,
} as const;

/** The same, as the bundler names them: `chrome99`. */
export const buildTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name}${version}`,
);
