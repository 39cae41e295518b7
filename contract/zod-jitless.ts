import { z } from 'zod';

// The page's content security policy forbids what zod's faster path does (`new Function`), and browsers log
// even the try. It must be said before the first schema is made, so whoever makes one imports this first.
if ('document' in globalThis) z.config({ jitless: true });
