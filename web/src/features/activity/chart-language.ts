/*
 * uPlot asks for the browser's language the moment it is loaded, and does not load where that is no valid tag, as
 * `en-US@posix` is none. This app speaks Spanish whatever the browser speaks. To be imported before it.
 */
Object.defineProperty(navigator, 'language', { configurable: true, get: () => 'es-ES' });
