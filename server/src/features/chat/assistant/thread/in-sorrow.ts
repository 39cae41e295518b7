import type { Intent } from '../../understanding/intents.ts';
import { ordersPastime } from '../../understanding/pastime-wanted.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import type { Reply } from '../skill.ts';
import { listened, listenedOn, mourns, QUIET } from '../skills/listening.ts';
import type { Turn } from '../turn.ts';
import { ENOUGH, exclaims, goesOnTelling, leaves, wonders } from './in-telling.ts';

/** What a few words about somebody who is missed are easily held for. */
const HEARD_AS: ReadonlySet<Intent> = new Set<Intent>([
  'listened',
  'unknown',
  'laugh',
  'compliment',
  'insult',
  'mood.good',
  'mood.bored',
  'family.names',
  'my.name',
  'my.age',
  'where.am.i',
  'news',
  'weather',
  'what.can.you.do',
  'date.saint',
  'date.today',
  'week.done',
  'memory.talk',
  'riddle.solution',
  'privacy',
  'who.are.you',
  'game.last',
  'open.settings',
]);
const SHORTEST = 2;
const LONGEST_NO = 4;

/** Right after something sad: no joke, no list of names, and silence where she wants it. */
export function inSorrow(turn: Turn): Reply | Promise<Reply> | undefined {
  const { said, asks, intent, conversation } = turn;
  const { sorrow, choices } = conversation;
  const isOwn =
    said.order !== undefined ||
    referenceIn(said) !== undefined ||
    ordersPastime(said) ||
    beginsAsWish(said.plain);
  if (
    isOwn ||
    (asks && !((sorrow || mourns(turn)) && (exclaims(turn) || wonders(turn)))) ||
    choices.includes(said.text)
  )
    return undefined;
  // "Hoy es el santo de mi madre, que en paz descanse" asks for no saint.
  if (!sorrow) return HEARD_AS.has(intent) && mourns(turn) ? listened(turn) : undefined;
  if (ENOUGH.test(said.plain)) return { text: QUIET, remember: { sorrow } };
  if (leaves(turn)) return undefined;
  const isLong = said.words.length > LONGEST_NO && (intent === 'no' || intent === 'yes');
  const tells =
    said.words.length >= SHORTEST && (HEARD_AS.has(intent) || isLong || goesOnTelling(turn));
  return tells ? listenedOn(sorrow, turn) : undefined;
}
