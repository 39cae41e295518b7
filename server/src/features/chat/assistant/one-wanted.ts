import { utteranceOf } from '../understanding/utterance.ts';
import { contentWords, likest } from './matching.ts';
import type { Reply } from './skill.ts';
import type { Step } from './step.ts';
import { proposal, stepWritten, titleOf } from './steps.ts';
import type { Turn } from './turn.ts';

const THING = '(?:(?:a|lo de|lo del?) )?(?:el|la|los|las|mi|\\S+) .*?';
/** "La gimnasia sí, quítala"; "la gimnasia sí, y la misa también" wants both. */
const WANTED = /^(?!.*\b(?:no|ni|pero|tambien|solo)\b)(?<it>.*) si(?: \S+l[oa]s?)?$/;
/** "La gimnasia no, el podólogo sí", and the other way round. */
const ONE_OF_TWO: readonly RegExp[] = [
  WANTED,
  new RegExp(`^(?<not>${THING}) no (?:(?:y|pero|que) )?(?<it>${THING}) si(?: \\S+l[oa]s?)?$`),
  new RegExp(`^(?<it>${THING}) si (?:(?:y|pero) )?(?<not>${THING}) no$`),
];

/** A yes to one of several, by its name: that is done, and of which she said nothing is asked after again. */
export async function oneWanted(steps: readonly Step[], turn: Turn): Promise<Reply | undefined> {
  const { said, when } = turn;
  if (turn.asks || when.time || when.date) return undefined;
  const { it, not } = ONE_OF_TWO.map((one) => one.exec(said.plain)?.groups).find(Boolean) ?? {};
  const wanted = it === undefined ? undefined : named(it, steps);
  const refused = not === undefined ? undefined : named(not, steps);
  if (!wanted || wanted === refused || (not !== undefined && !refused)) return undefined;
  const done = await stepWritten(wanted, turn);
  const left = steps.filter((step) => step !== wanted && step !== refused);
  if (left.length === 0) return done;
  const next = proposal(left, turn);
  return {
    ...next,
    text: `${done.text}\n${next.text}`,
    remember: { ...done.remember, ...next.remember },
  };
}

/** The one step that these words name. */
function named(words: string, steps: readonly Step[]): Step | undefined {
  const [only, ...more] = likest(
    contentWords(utteranceOf(words)),
    steps.map((it) => ({ it, title: titleOf(it) })),
  );
  return more.length === 0 ? only?.it : undefined;
}
