import type { Reminder } from '@encina/contract/reminders';
import { deniedIn } from '../../understanding/denied.ts';
import { fold, without } from '../../understanding/fold.ts';
import { asksPolitely } from '../../understanding/polite.ts';
import { tookPlace } from '../../understanding/told.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { type When, whenIn } from '../../understanding/when.ts';
import { isAt } from '../finding.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isOpen, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { oneOf } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';
import { standing } from './as-well.ts';

/** Her messages after an act in which its hour is still put right. */
const FRESH = 1;

/**
 * "Me ha llamado la peluquera, que en vez de a las doce vaya a las diez": who denies the very moment at which one of hers
 * stands, and names another, puts it right, whatever she tells beside it.
 */
export async function notThenBut(turn: Turn): Promise<Reply | undefined> {
  const { said, when, asks } = turn;
  const folded = fold(said.text);
  const denied = deniedIn(folded);
  if (!denied || !(when.time ?? when.date) || (asks && !asksPolitely(said.plain))) return undefined;
  const at = folded
    .slice(denied.start, denied.end)
    .replace(/\b(?:no|ni|en (?:vez|lugar) del?)\b/gu, '');
  const refused = whenIn(at, turn.now.toPlainDateTime());
  if (!(refused.time ?? refused.date)) return undefined;
  const written = await justWritten(turn);
  const found = written && isThen(written, refused) ? [written] : await thoseThen(refused, turn);
  return found.length > 0 ? oneOf('move', found, turn) : undefined;
}

const isThen = (it: Reminder, then: When): boolean =>
  isAt(it, then) && (!then.date || wall(it).toPlainDate().equals(then.date));

async function justWritten(turn: Turn): Promise<Reminder | undefined> {
  const { undo, sinceAct = 0, focus } = turn.conversation;
  if (!undo || sinceAct > FRESH || focus?.kind !== 'reminders') return undefined;
  const written = focus.among.length === 1 ? focus.among[0] : focus.among[focus.at ?? -1];
  return written && (await standing(turn, '')).find(({ id }) => id === written.id);
}

/** Those that stand at the moment that she denies and that she names; where she names nothing, the one that is talked about. */
async function thoseThen(refused: When, { said, when, gateway, conversation }: Turn) {
  if (said.order || tookPlace(said.plain)) return [];
  const there = (await gateway.reminders()).filter((it) => isOpen(it) && isThen(it, refused));
  const names = contentWords(utteranceOf(without(said.text, when.spans)));
  if (names.length > 0) return likestOrAbout(names, there);
  if (!refused.time) return [];
  const { focus } = conversation;
  const among = focus?.kind === 'reminders' ? focus.among.map(({ id }) => id) : [];
  return there.filter(({ id }) => among.includes(id));
}
