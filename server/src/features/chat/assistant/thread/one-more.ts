import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';

import { utteranceOf } from '../../understanding/utterance.ts';
import type { Pending } from '../context.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { addReminder, saysWhen } from '../skills/add-reminder.ts';
import { isWhole, readBack } from '../skills/draft.ts';
import type { Draft, Step } from '../step.ts';
import { proposal, stepWords, titleOf } from '../steps.ts';
import { rephrased, type Turn } from '../turn.ts';
import { isFiller } from './names-nothing.ts';
import { TELLS } from './point.ts';

/** "Y a las doce recoger los huevos": something besides, and no other hour of what is held out. */
const BESIDES = new RegExp(
  inLines`^[\s¡]*(?:(?:s[ií]|vale|ah|ay|eso|bueno|ea|venga|pues|hij[oa])[\s,.;]+)*(?:(?:
    y|tambi[eé]n|adem[aá]s|luego|despu[eé]s|aparte|otra cosa
  )[\s,.:;]+)+(?:(?:
    ap[uú]nta|recu[eé]rda|an[oó]ta|av[ií]sa|pon
  )(?:me)?(?: tambi[eé]n)?\s+)?(?<thing>.{6,})$`,
  'iu',
);

/** While something is to be noted she names another thing with its own hour: both are held out, of the same day where she says no other. */
export async function oneMore(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  const steps = stepsOf(pending);
  const { thing } = BESIDES.exec(turn.said.text)?.groups ?? {};
  if (steps.length === 0 || !thing || turn.asks || !isAnother(thing, steps, turn)) return undefined;
  const { pending: _held, ...conversation } = turn.conversation;
  const asked = rephrased({ ...turn, conversation }, `recuérdame ${thing}`);
  const reply = await addReminder(asked);
  const draft = reply.remember?.pending;
  if (draft?.kind !== 'add' || !draft.title) return undefined;
  return together(pending, steps, ofItsDay(draft, steps, asked), turn);
}

const stepsOf = (pending: Pending): readonly Step[] => {
  if (pending.kind === 'several') return pending.steps;
  return pending.kind === 'add' && pending.title ? [pending] : [];
};

/** It has a day or an hour, and every word that names something names another thing. */
function isAnother(thing: string, steps: readonly Step[], turn: Turn): boolean {
  const { when } = rephrased(turn, thing);
  const rest = utteranceOf(without(thing, when.spans));
  const names = contentWords(rest).filter((word) => !isFiller(word));
  const titles = steps.map((it) => ({ title: titleOf(it) }));
  return (
    saysWhen(when) &&
    when.denied === undefined &&
    names.length > 0 &&
    names.every((word) => likest([word], titles).length === 0) &&
    !TELLS.test(rest.plain)
  );
}

/** Of the same day, where she says no other. */
function ofItsDay(draft: Draft, steps: readonly Step[], { when }: Turn): Draft {
  const [first] = steps;
  const isOfIt = !when.date && when.recurrency === 'none' && first?.kind === 'add' && first.date;
  return isOfIt ? { ...draft, date: first.date } : draft;
}

/** One yes to all of it; what is not whole is asked first, and the other waits. */
function together(pending: Pending, steps: readonly Step[], draft: Draft, turn: Turn): Reply {
  const isReady = steps.every((it) => it.kind !== 'add' || isWhole(it, turn));
  if (isReady && isWhole(draft, turn)) return proposal([...steps, draft], turn);
  if (isReady) {
    const question = readBack(draft, turn);
    return { ...question, remember: { ...question.remember, waiting: [...steps] } };
  }
  const { said = '', choices } = turn.conversation;
  const text = isWhole(draft, turn) ? `${stepWords(draft, turn)}\n${said}` : said;
  return { text, choices, remember: { pending, waiting: [draft] } };
}
