import { assentIn } from '../../understanding/assent.ts';
import type { Utterance } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import type { Conversation } from '../context.ts';
import type { Reply } from '../skill.ts';

/** A danger is answered alone; the question that waited before it is neither answered by that nor lost. */
export function holding(
  reply: Reply,
  { pending, waiting, said, choices, held }: Conversation,
): Reply {
  const kept = pending ? { pending, waiting, said: said ?? '', choices: [...choices] } : held;
  if (!kept) return reply;
  if (reply.remember?.concern?.stage !== 'calmed') {
    return { ...reply, remember: { ...reply.remember, held: kept } };
  }
  // Nothing has happened: it goes on where it stopped.
  return {
    ...reply,
    text: `${reply.text}\nSeguimos con lo de antes. ${kept.said}`,
    choices: kept.choices,
    remember: { ...reply.remember, pending: kept.pending, waiting: kept.waiting },
  };
}

/** The conversation with its question again, where she answers it once the danger has been talked about. */
export function resumed(
  said: Utterance,
  conversation: Conversation,
  now: Temporal.ZonedDateTime,
): Conversation {
  const { held, ...rest } = conversation;
  if (!held || conversation.pending) return conversation;
  const { time, date, part } = whenIn(said.text, now.toPlainDateTime());
  const isAnswer =
    said.words.length <= LONGEST &&
    !said.asks &&
    said.order === undefined &&
    (assentIn(said) !== undefined || [time, date, part].some((it) => it !== undefined));
  // Without its moment a yes is asked for again: it may be to something else.
  const { saidAt: _then, ...before } = rest;
  return isAnswer ? { ...before, ...held } : conversation;
}

const LONGEST = 8;
