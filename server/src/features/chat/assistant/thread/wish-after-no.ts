import type { Intent } from '../../understanding/intents.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { rephrased, type Turn } from '../turn.ts';
import { understood } from '../understand.ts';

const AFTER_NO =
  /^[\s¡¿]*(?:(?:que|pues|ay|uy),? )*(?:no|nada|(?:no,? )*(?<that>es[aeo]) no)(?: (?:quiero|es) eso)?[\s,.;:!]+(?!\s|es[aeo] no\b|(?:que |pues )*no\b|que (?!tengo|hora|d[ií]a|hay|santo|toca|tiempo))(?<wish>.{6,})$/iu;
/** What nobody says of the thing that was asked about. */
const OF_ITS_OWN: ReadonlySet<Intent> = new Set<Intent>([
  ...(['open.games', 'open.gallery', 'open.messages', 'open.activity', 'open.settings'] as const),
  ...(['joke', 'saying', 'riddle', 'poem', 'messages.read', 'memory.talk', 'music'] as const),
]);

/** "No, mejor llámala", where nothing of ours waits for an answer. */
const CALLS = /^(?:mejor |pues )*(?:llam(?:a|ar)l[ae]s?|llama a|escrib(?:e|ir)l[ae]|manda(?:le)?)\b/;

/** "No. ¿Qué tengo mañana?", "eso no, abre las fotos": the wish after a no, where it is one of its own. */
export function wishAfterNo(turn: Turn): Turn | undefined {
  const { wish, that } = AFTER_NO.exec(turn.said.text)?.groups ?? {};
  if (!wish) return undefined;
  const said = utteranceOf(wish);
  const { intent } = understood(said);
  const isOrder = said.order !== undefined && said.order !== 'undo';
  const isQuestion = said.asks && intent !== 'unknown' && intent !== 'listened';
  const isOther =
    OF_ITS_OWN.has(intent) &&
    (that !== undefined || /^(?:abre|dime|lee|pon|cuenta)/.test(said.plain));
  const isCall =
    turn.conversation.pending === undefined &&
    (intent === 'family.call' || intent === 'family.write') &&
    CALLS.test(said.plain);
  if (!isOrder && !isQuestion && !isOther && !isCall) return undefined;
  return { ...rephrased(turn, wish, intent), asks: said.asks };
}
