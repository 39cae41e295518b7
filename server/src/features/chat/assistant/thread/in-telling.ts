import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';
import { ordersPastime, wantsPastime } from '../../understanding/pastime-wanted.ts';
import { asksOfTheDay } from '../../understanding/question.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import { assentOf } from '../assent-of.ts';
import type { Reply } from '../skill.ts';
import { listenedTo, QUIET } from '../skills/listening.ts';
import type { Turn } from '../turn.ts';

/** What the next sentence of a story is easily held for. */
const HEARD_AS: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'listened',
    'unknown',
    'memory.talk',
    'laugh',
    'compliment',
    'insult',
    'mood.good',
  ] as const),
  ...([
    'mood.bored',
    'mood.tired',
    'mood.sad',
    'mood.lonely',
    'health',
    'weather',
    'news',
  ] as const),
  ...(['privacy', 'riddle.solution', 'who.are.you', 'how.are.you', 'again', 'game.last'] as const),
  ...([
    'date.season',
    'day.part',
    'family.names',
    'my.age',
    'my.name',
    'week.done',
    'open.settings',
  ] as const),
  ...([
    'date.saint',
    'where.am.i',
    'music',
    'saying',
    'poem',
    'town.hall',
    'greet',
    'no',
    'yes',
  ] as const),
]);
/** She has said enough of it. */
export const ENOUGH =
  new RegExp(inLines`\bno (?:quiero|me apetece|puedo|tengo ganas de) (?:hablar|seguir|contar)
    |\bdeja(?:me|d|dme)\b.*\b(?:tranquil[oa]|en paz|sol[oa]|un (?:poc|rat)\S*)\b`);
/** "Hola", "jaja": said for its own sake. */
const OF_ITS_OWN = new RegExp(inLines`^(?:
  (?:y )?(?:tu|usted|vosotros) (?:que|como)(?! (?:se|te|l[oae]s?|me|nos) )|hola|buen[oa]s|ja
  |jaja\w*|gracias|adios|hasta|me aburro|que bien|cuentame|dime|ponme|recita|canta
)\b`);

/** "Qué frío pasaría el hombre" asks nothing. */
export const exclaims = ({ said, intent }: Pick<Turn, 'said' | 'intent'>): boolean =>
  /^(?:y |ay )?(?:que|cuant[oa]s?|como) /.test(said.plain) &&
  !/[¿?]/.test(said.text) &&
  EXCLAIMED_AS.has(intent);

const WONDERS = new RegExp(inLines`^(?:(?:y|pues|yo|ya) )*no se (?:si|que|como|cuando)\b
  |\by si (?:tenia|llevaba|era|fuera|fuese|hubiera|estaba) (?:\S+ ){0,4}\S+$`);
/** "No sé si ir a verla" asks nobody. */
export const wonders = ({ said }: Pick<Turn, 'said'>): boolean => WONDERS.test(said.plain);

/** "Hala, hasta luego, que me voy": she leaves, whatever she told. */
export const leaves = ({ said, intent }: Pick<Turn, 'said' | 'intent'>): boolean =>
  intent === 'farewell' && GOODBYE.test(said.plain);
const GOODBYE = new RegExp(inLines`\b(?:
  adios|hasta (?:luego|mañana|pronto|otr[oa]|la (?:vista|noche|tarde)|el \S+)|a mas ver
  |buenas noches|me (?:tengo que ir|voy ya)|te dejo|(?:luego|ya) hablamos|nos vemos
)\b`);

/** "…, ¿tú sabes?", "¿te lo había contado ya?", "¿por dónde iba? Ah, el horno": a question that goes on telling. */
const ASKED_IN_PASSING = [
  /^(?:\S+ ){4,}(?:(?:tu )?sabes|verdad|(?:me )?(?:entiendes|comprendes))$/,
  /^(?:(?:y|oye|pero) )*(?:no )?te l[oa] (?:he|habia) (?:contado|dicho)(?: (?:ya|antes|alguna vez))*$/,
  // "¿Cómo lo voy a echar?", "¿quién me lo iba a decir?": whoever asks so has answered it.
  new RegExp(inLines`\b(?:
    (?:como|por que) (?:l[oae]s? |me |te |no )*(?:voy|iba|vamos|ibamos) (?:yo )?a \S+r(?:
      l[oae]s?|me|se
    )?
    |que (?:le |l[oa] )?(?:voy|iba|vamos|ibamos) (?:yo |una? )?a hacer(?:le)?
    |(?:como|que) (?:voy a|quieres que) est(?:ar|e)(?: \S+){0,2}
    |que quieres que (?:yo )?(?:le )?haga|quien (?:me|nos) l[oa]? ?(?:iba|va) a decir
  )(?: (?:yo|hij[oa]|verdad|pobre\S*|si .*))*$`),
  new RegExp(inLines`^(?:(?:a ver|y|bueno) )*(?:
    por donde iba|que (?:te )?(?:estaba|iba) (?:contando|diciendo)|que decia
  )(?: yo)? (?:ah|ya|si|eso|pues)\b`),
];
const tellsOn = ({ said }: Turn): boolean => ASKED_IN_PASSING.some((it) => it.test(said.plain));

const EXCLAIMED_AS: ReadonlySet<Intent> = new Set<Intent>([
  'unknown',
  'listened',
  'weather',
  'laugh',
  'mood.sad',
  'mood.good',
]);
const MARKS = /\b(?:tomad[oa]|hech[oa]|marca\w*|puest[oa]|pastillas?|recordatorio)\b/;

/** "Ya fui al médico" is a part of the story where nothing is to be marked. */
const isDoneInIt = ({ said, intent }: Turn): boolean =>
  intent === 'reminder.complete' && !MARKS.test(said.plain);

/** "Bueno, ya está, qué hora es". */
const ASKS_AT_LAST = new RegExp(inLines`\b(?:
    me (?:ha|han) escrito (?:alguien|algo|nadie|mas)$|(?:tengo|hay) (?:algun |mas )?mensajes?$
    |que (?:hora (?:es|sera)|(?:dia|fecha) (?:es|sera)|tengo (?:hoy|mañana))
    |a (?:que|cuantos) estamos|que (?:dia|fecha|hora) (?:estamos|tenemos|vivimos)|dime|leeme
    |cuentame|ponme
  )\b
  |^(?:bueno|pues|en fin|oye|a ver|y) (?:\S+ )?(?:a que hora|cuando|que dia) (?:
    es|tengo|me toca|cae
  )\b`);
const SHORTEST_TOLD = 3;
const MEANT: ReadonlySet<Intent> = new Set<Intent>(['thanks', 'repeat', 'undo', 'breathing']);

/** A sentence of some length that begins as no wish does. */
export const goesOnTelling = ({ said, intent }: Turn): boolean =>
  said.words.length >= SHORTEST_TOLD &&
  !beginsAsWish(said.plain) &&
  !ASKS_AT_LAST.test(said.plain) &&
  !MEANT.has(intent);

/** While she tells of something, the next sentence goes on with it: it opens no new topic. */
export function inTelling(turn: Turn): Reply | undefined {
  const { said, asks, intent, conversation } = turn;
  const { telling, choices, riddle, memory } = conversation;
  if (telling === undefined || riddle !== undefined || memory !== undefined) return undefined;
  const isInPassing = tellsOn(turn);
  if (asks && !exclaims(turn) && !wonders(turn) && !isInPassing) return undefined;
  if (asksOfTheDay(said) || wantsPastime(said) || ordersPastime(said)) return undefined;
  if (said.order !== undefined || referenceIn(said) || choices.includes(said.text))
    return undefined;
  if (ENOUGH.test(said.plain)) return { text: QUIET, remember: { telling } };
  if (OF_ITS_OWN.test(said.plain) || leaves(turn)) return undefined;
  const isHeard = HEARD_AS.has(intent) && !beginsAsWish(said.plain);
  if (!(isInPassing || isHeard || isDoneInIt(turn) || goesOnTelling(turn))) return undefined;
  const isNod = !isInPassing && assentOf(turn) !== undefined;
  return isNod ? undefined : listenedTo(telling, turn);
}
