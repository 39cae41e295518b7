import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialoguesIn } from '../unseen/dialogues.ts';
import { play } from '../unseen/judging/play.ts';
import { isRight } from '../unseen/judging/judge.ts';
import { readLines } from '../unseen/lines.ts';
const world = JSON.parse(readFileSync(join(import.meta.dirname, 'world.json'), 'utf8'));
for (const file of process.argv.slice(2)) {
  if (/kept|unseen/.test(file)) throw new Error('no');
  const path = file.startsWith('/') ? file : join(import.meta.dirname, file);
  console.log('#', file);
  for (const d of dialoguesIn(readLines(file, readFileSync(path, 'utf8')))) {
    const p = await play(d, world);
    const i = p.turns.indexOf(false);
    if (i < 0) continue;
    const t = p.said.turns[i];
    if (!t.outcomes.some((o) => (o.name === 'proposed' || o.name === 'saved')&&o.slots.title)) continue;
    const outcomes = t.outcomes.map((o) => ({ ...o, slots: Object.fromEntries(Object.entries(o.slots).filter(([k]) => k !== 'title')) }));
    if (!await isRight(p.moments[i], { ...t, outcomes })) continue;
    if (i > 0) console.log(`   . ${p.said.turns[i-1].text}\n   -> ${p.moments[i-1].reply.text.replaceAll('\n', ' / ').slice(0, 160)}`);
    console.log(`${i + 1} X ${t.text}\n   -> ${p.moments[i].reply.text.replaceAll('\n', ' / ').slice(0, 200)}\n   wanted ${t.outcomes.map((o) => `${o.name} ${Object.entries(o.slots).map(([k, v]) => `${k}=${v.join('/')}`).join(' ')}`).join(' | ')}\n`);
  }
}
