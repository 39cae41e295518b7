/**
 * `npm run bench [-- <part>… --quick]`: measures and writes `bench/RESULTS.md`. `npm run bench -- --help` names the
 * parts.
 */
import { parseArgs } from 'node:util';
import { isPart, PARTS, type PartName, QUICK_PARTS, USUAL_PARTS } from './parts.ts';
import { commitWords, machineWords } from './support/machine.ts';
import { keepSection, newSection } from './support/results.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
    /** Tells and keeps nothing. */
    dry: { type: 'boolean', default: false },
  },
});

if (values.help) {
  const parts = Object.entries(PARTS).map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`);
  console.log(`npm run bench -- [part…] [--quick] [--seconds N] [--minutes N] [--only a,b] [--dry]

Without a part: all of them; with --quick ${QUICK_PARTS.join(', ')}.
${parts.join('\n')}`);
} else {
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown) throw new Error(`No part is called ${unknown}. npm run bench -- --help`);
  const wanted = positionals.filter(isPart);
  const usual = values.quick ? QUICK_PARTS : USUAL_PARTS;
  for (const name of wanted.length > 0 ? wanted : usual) await runPart(name);
}
process.exit();

async function runPart(name: PartName): Promise<void> {
  const part = PARTS[name];
  const section = newSection();
  const machine = machineWords();
  const begin = performance.now();
  const at = Temporal.Now.instant().toString({ smallestUnit: 'minute' });
  section.say(`## ${part.about}`);
  await part.run(section, {
    quick: values.quick,
    seconds: values.seconds === undefined ? undefined : Number(values.seconds),
    minutes: Number(values.minutes),
    only: values.only.split(',').filter((it) => it !== ''),
  });
  const command = `npm run bench -- ${process.argv.slice(2).join(' ')}`.trim();
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
  section.say(`_\`${command}\`, ${at}, ${minutes} minutes, ${commitWords()}. ${machine}._`);
  if (!values.dry) keepSection(name, section.text());
}
