import process from 'node:process';
import fc from 'fast-check';

/** The same examples in every run: who changes something learns of that alone. `PROPERTY_SEED=7 npm test` asks others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
