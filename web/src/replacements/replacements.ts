/** What older browsers lack, in a chunk that newer ones never load. */
import { replaceHas } from './has.ts';
import { lacksHas } from './lacks.ts';
import { replaceMethods } from './methods.ts';

replaceMethods();
if (lacksHas()) replaceHas();
