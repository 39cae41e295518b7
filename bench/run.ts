/**
 * `npm run bench [-- <part>… --quick]`: measures and writes `bench/RESULTS.md`. `npm run bench -- --help` names the
 * parts.
 */
import { parseArgs } from 'node:util';
import { ENDPOINTS } from './parts/compare/endpoints.ts';
import { isPart, PARTS, type PartName, QUICK_PARTS, USUAL_PARTS } from './parts.ts';
import { commitWords, machineWords, processorTime, stolenWords } from './support/machine.ts';
import { keepSection, newSection } from './support/results.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    reveal: { type: 'boolean', default: false },
    conversations: { type: 'boolean', default: false },
  },
});

if (values.help) {
  const parts = Object.entries(PARTS).map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`);
  console.log(`npm run bench -- [part…] [flags]

Without a part all of them, in about three hours, two of which memory takes; with --quick
${QUICK_PARTS.join(', ')}, in less than eight minutes. What is measured stands in bench/RESULTS.md then.

${parts.join('\n')}

  --quick        short rounds, small sizes
  --seconds N    each round of compare
  --minutes N    the load before memory is told, on each database (60)
  --only a,b     of compare, these endpoints alone: ${Object.keys(ENDPOINTS).join(', ')}
  --dry          tells and writes nothing down
  --conversations  of chat: prints ten conversations to be read, and measures nothing
  --reveal       of chat: prints unseen sentences; whoever has seen them may not train the assistant any more`);
} else {
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown) throw new Error(`No part is called ${unknown}. npm run bench -- --help`);
  const wanted = positionals.filter(isPart);
  const usual = values.quick ? QUICK_PARTS : USUAL_PARTS;
  for (const name of wanted.length > 0 ? wanted : usual) {
    // What one part cannot do must not cost what the others take an hour for.
    await runPart(name).catch((error: unknown) => {
      console.error(`\n${name}:`, error);
      process.exitCode = 1;
    });
  }
}
process.exit();

async function runPart(name: PartName): Promise<void> {
  const part = PARTS[name];
  const section = newSection();
  const machine = machineWords();
  const [begin, processors] = [performance.now(), processorTime()];
  const at = Temporal.Now.instant().toString({ smallestUnit: 'minute' });
  section.say(`## ${part.about}`);
  await part.run(section, {
    quick: values.quick,
    seconds: values.seconds === undefined ? undefined : Number(values.seconds),
    minutes: Number(values.minutes),
    reveals: values.reveal,
    conversations: values.conversations,
    only: values.only.split(',').filter((it) => it !== ''),
  });
  const command = `npm run bench -- ${process.argv.slice(2).join(' ')}`.trim();
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
  section.say(
    `_\`${command}\`, ${at}, ${minutes} minutes, ${commitWords()}. ${machine}${stolenWords(processors)}._`,
  );
  console.log();
  if (!values.dry && !values.conversations) keepSection(name, section.text());
}
