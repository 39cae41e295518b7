import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialoguesIn } from '../unseen/dialogues.ts';
import { play } from '../unseen/judging/play.ts';
import { readLines } from '../unseen/lines.ts';
const file = process.argv[2];
const world = JSON.parse(readFileSync(join(import.meta.dirname, 'world.json'), 'utf8'));
const path = file.startsWith('/') ? file : join(import.meta.dirname, file);
let n = 0, ok = 0, t = 0, tok = 0;
for (const d of dialoguesIn(readLines(file, readFileSync(path, 'utf8')))) {
  const p = await play(d, world); n++; t += p.turns.length; tok += p.turns.filter(Boolean).length;
  if (p.turns.every(Boolean)) { ok++; continue; }
  if (process.argv[3] === '--quiet') continue;
  console.log(`\n[${d.title}]`);
  p.turns.forEach((right, i) => console.log(`${right ? '   ' : 'XXX'} ${JSON.stringify(p.said.turns[i])}\n      -> ${p.moments[i].reply.text}`));
}
console.log(`\n${file}: dialogues ${ok}/${n} = ${(100*ok/n).toFixed(1)} %, turns ${tok}/${t} = ${(100*tok/t).toFixed(1)} %`);
