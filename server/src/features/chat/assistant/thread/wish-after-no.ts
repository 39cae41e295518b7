import { NUMBER } from '../../understanding/clock-words.ts';
import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { rephrased, type Turn } from '../turn.ts';
import { understood } from '../understand.ts';
import { answeredLast } from './answered-last.ts';

/** "No, hija, que te he dicho los mensajes": she says once more what she said. */
const SAID_BEFORE = new RegExp(
  inLines`^(?:(?:pero|hij[oa]|mujer|hombre|no),? )*(?:si )?(?:que )?(?:yo )?(?:(?:te|le) )?(?:
    he (?:dicho|pedido|preguntado)|dije|ped[ií]|pregunt[eé]|digo|pido|pregunto|dec[ií]a|ped[ií]a
    |preguntaba|estoy (?:diciendo|pidiendo|preguntando)
  )(?: (?:yo|que|por|lo de))*,? (?=\p{L})`,
  'iu',
);

const AFTER_NO = new RegExp(
  inLines`^[\s¡¿]*(?:(?:que|pues|ay|uy),? )*(?:(?:no,? )*(?<that>es[aeo]) no|no|nada)(?: (?:
    quiero|es|era
  ) eso)?[\s,.;:!]+(?:
    lo que (?:yo )?(?:quer[ií]a|quiero|dec[ií]a|digo)(?: decir| preguntar)? (?:es |era )?(?:
      saber |preguntar(?:te)? )?
  )?(?!
    [\s,.;:!]|(?:que |pues )*no\b|que (?!tengo|hora|d[ií]a|hay|santo|toca|tiempo)
  )(?<wish>.{6,})$`,
  'iu',
);
/** What nobody says of the thing that was asked about. */
const OF_ITS_OWN: ReadonlySet<Intent> = new Set<Intent>([
  ...(['open.games', 'open.gallery', 'open.messages', 'open.activity', 'open.settings'] as const),
  ...(['joke', 'saying', 'riddle', 'poem', 'messages.read', 'memory.talk', 'music'] as const),
]);
/** What is wanted by its name alone, where nothing waits for an answer. */
const BY_NAME: ReadonlySet<Intent> = new Set<Intent>([
  ...OF_ITS_OWN,
  ...(['messages.new', 'messages.who', 'time.now', 'date.today', 'date.saint'] as const),
  ...(['family.call', 'family.write', 'agenda.next', 'open.reminders', 'breathing'] as const),
]);

export const isWantedByName = (intent: Intent): boolean => BY_NAME.has(intent);

/** "No. Mensajes", "vale, las fotos": more than the no or the yes that it begins with. */
export const wantsByName = ({ intent, offered, said }: Turn): boolean =>
  isWantedByName(intent) && (offered.length === 0 || /^no\b/.test(said.plain));

/** "No, mejor llámala", where nothing of ours waits for an answer. */
const CALLS =
  /^(?:mejor |pues )*(?:llam(?:a|ar)l[ae]s?|llama a|escrib(?:e|ir)l[ae]|manda(?:le)?)\b/;

/** Nothing waits to be written. */
const isFree = ({ conversation: { pending } }: Turn): boolean =>
  pending === undefined || pending.kind === 'offer';

/** "No, un refrán". */
const isNamed = (wish: string): boolean => /^(?:mejor )?una? \p{L}+\W*$/iu.test(wish);

/** "No. ¿Qué tengo mañana?", "eso no, abre las fotos": the wish after a no, where it is one of its own. */
export function wishAfterNo(turn: Turn): Turn | undefined {
  const { wish: named, that } = AFTER_NO.exec(turn.said.text)?.groups ?? {};
  // "No le he oído, ¿me pregunta si mañana o tarde? Por la tarde" answers.
  if (!named || answeredLast(turn) !== turn) return undefined;
  const wish = named.replace(SAID_BEFORE, '');
  const saysAgain = wish !== named && isFree(turn);
  const said = utteranceOf(wish);
  const { intent } = understood(said);
  const isOrder = said.order !== undefined && said.order !== 'undo';
  const isQuestion = said.asks && intent !== 'unknown' && intent !== 'listened';
  const isOther =
    (saysAgain ? BY_NAME : OF_ITS_OWN).has(intent) &&
    (saysAgain ||
      that !== undefined ||
      (isFree(turn) && isNamed(wish)) ||
      /^(?:abre|dime|lee|pon|cuenta)/.test(said.plain));
  const isCall =
    turn.conversation.pending === undefined &&
    (intent === 'family.call' || intent === 'family.write') &&
    CALLS.test(said.plain);
  if (!isOrder && !isQuestion && !isOther && !isCall) return undefined;
  return { ...rephrased(turn, wish, intent), asks: said.asks };
}

const AFTER_YES = new RegExp(
  inLines`^[\s¡¿]*(?:(?:que|pues|ay|ea|bueno|ah),? )*(?<yes>
    s[ií]|vale|venga|eso(?: es)?|claro|de acuerdo|perfecto|muy bien
  )(?:,? (?:s[ií]|hij[oa]|gracias|ap[uú]ntal[oa]))*[,.;]? y (?:(?:
    ahora|luego|despu[eé]s|ya|de paso|tambi[eé]n
  ),? )*(?<wish>.{6,})$`,
  'iu',
);

/** "El domingo", "a las nueve mejor": how it should be instead. */
const ONLY_WHEN = new RegExp(inLines`^(?:(?:
  a|al|el|l[ao]s?|por|de|del|para|este|esta|proximo|proxima|que|viene|mejor|y|menos|media|cuarto|punto|en
  |hoy|mañana|pasado|mediodia|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|${NUMBER}
)(?: |$))+$`);

/** "Sí, y dime qué tengo el sábado": a yes, and a wish of its own that is no hour and no day for what was asked. */
export function wishAfterYes(turn: Turn): { readonly yes: Turn; readonly wish: Turn } | undefined {
  const { yes, wish } = AFTER_YES.exec(turn.said.text)?.groups ?? {};
  const { pending } = turn.conversation;
  if (!yes || !wish || (pending?.kind !== 'add' && pending?.kind !== 'move')) return undefined;
  const said = utteranceOf(wish);
  if (ONLY_WHEN.test(said.plain)) return undefined;
  const { intent } = understood(said);
  const isOrder = said.order !== undefined && said.order !== 'undo';
  const isQuestion = said.asks && intent !== 'unknown' && intent !== 'listened';
  if (!isOrder && !isQuestion && !isWantedByName(intent)) return undefined;
  const own = { ...rephrased(turn, wish, intent), asks: said.asks };
  return { yes: { ...rephrased(turn, 'sí', 'yes'), asks: false }, wish: own };
}
