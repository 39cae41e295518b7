import { whenIn } from './understanding/when.ts';
import { toThePoint } from './understanding/asides.ts';
import { spelledOut } from './understanding/spelled-out.ts';
import { wellWritten } from './understanding/well-written.ts';
import { clausesOf } from './understanding/clauses.ts';
const now = Temporal.PlainDateTime.from('2026-04-15T10:20');
for (const t of process.argv.slice(2)) { const s = toThePoint(spelledOut(wellWritten(t))); const w = whenIn(s, now); console.log(s, JSON.stringify(w), clausesOf(s)); }
