import { clausesOf } from '../../understanding/clauses.ts';
import { fold } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { quotesSomebody } from '../../understanding/quoted.ts';
import { RELATIONS } from '../../understanding/relations.ts';
import { type Utterance, utteranceOf } from '../../understanding/utterance.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import { plain, wordsOf } from '../../understanding/words.ts';
import { briefer } from '../briefer.ts';
import { ofGender, peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { messagesOf, reading } from '../skills/messages.ts';
import { whetherWritten } from '../skills/messages-whether.ts';
import type { Turn } from '../turn.ts';
import { asksWhetherWritten, writtenOf } from './asks-whether-written.ts';

const OF = /\b(?:de|del|a) (?:mi|mis|la|el|los|las)?\s*\S+$/;
/** "¿Qué me ha escrito mi nieta?" */
const WROTE = new RegExp(inLines`\b(?:
  escrito|escribio|escribe|escribi[oa]|mandado|mandao|mando|manda|dice|dijo|dicho|(?<!\bhe )puesto
  |enviado|mensajes?|que (?:me )?(?:pone|ponia|decia)|lee|leeme|lees|leas|leer|leerme|cartas?
  |recado
)\b`);
const ELLIPTIC = new RegExp(inLines`^(?:(?:
  y|no|pues|oye|anda|mejor|ahora|tambien|vale|ah|(?:y )?ya (?:que estamos|puest[oa]s|de paso)
  |de paso|por cierto|aprovechando
) )*(?:el|la|lo|los|las|y)? ?(?:de|del) `);
/** "Hijo", "y mi nieta", where messages are talked about: who it is of is all that she says. */
const ALONE =
  /^(?:(?:y|no|pues|oye|anda|mejor|ahora|primero|luego) )*(?:(?:mi|la|el|lo|los|las) )?\p{L}{3,}$/u;
const ORDERS = /\b(?:recuerda|apunta|avisa|llama|escrib[ie]rle|borra|quita)/;
/** "Mándale un mensaje a Lucía", "quiero escribir a mi hija": she writes, and does not ask what was written. */
const WRITES = new RegExp(inLines`^(?:\S+ )?(?:escribe|manda|envia) (?:algo )?al? |
  \b(?:
    (?:manda|envia|escrib[ei]|pon|di|contesta|responde)r?les?|mandar|enviar|escribir|decir
    |contestar|responder|(?:di|mand|envi|escrib)\w*sel[oa]
    |(?:manda|envia|pon|escribe) (?:una?|unos|unas|recado|recao|besos?)
  )\b`);
/** "Le he puesto medias suelas al vecino": of her own doing. */
const HER_OWN = /\b(?:he|hemos|habia|habiamos) (?:puesto|escrito|mandado|dicho|enviado)\b/;
/** "Mi hermana no me ha escrito nunca" is a sorrow, and no question. */
const NEVER = /\bnunca\b/;
/** What she was told by word of mouth. */
const HEARD = /\bme (?:ha|han) dicho que\b/;
/** What may as well be told of them is asked only by a question or a wish: "lo que ponía mi Rosario". */
const SAYS = new RegExp(inLines`\b(?:pon(?:e|ia|en|ian)|puso|decia|conto|cuenta|contaba)\b
  |\b(?:hay|tengo|sabes) (?:algo|nada|noticias) del?\b`);
/** "¿Qué quiere el Julián?", "lo de la Charo qué era": of one of hers, it is what they wrote. */
const WANTS_IT =
  'que (?:es lo que )?(?:(?:le|se|me|nos) )?(?:quier|quer|cuent|contab|pas|ocurr)(?:ia|e|a)n?';
const WANTS = new RegExp(`\\b${WANTS_IT}\\b`);
const WANTS_LAST = new RegExp(
  `^(?:(?:y|oye|pues|a ver|entonces) )*(?:a |de |lo de )?(?:mi|la|el) \\S+ (?:${WANTS_IT}|que era)$`,
);
/** "¿Algo nuevo de mi hija?", with its signs or without. */
const NEWS = new RegExp(inLines`^(?:(?:y|oye|pues|a ver|anda|hij[oa]|dime|mira|si) )*(?:(?:
  hay|tengo|tienes|sabes|sabemos|me ha llegado|ha llegado
) )?(?:
  algo|alguna (?:cosa|noticia|novedad)|algun mensaje|noticias|novedades
)(?: nuev[oa]s?)? del? (?:(?:mi|la|el) )?\S+$`);
/** "¿Se sabe algo del butano?" is of what was written; "¿hay algo de comer?" is of the larder. */
const TOLD = /\b(?:dicho|escrito|sabe|sabes|sabido|puesto|contado|noticias)\b/;
/** Somebody's name, where she asks whether there is anything of hers. */
const STRANGER = new RegExp(
  inLines`(?<!\p{L})(?:escrito|mandado|dicho|puesto|enviado|algo|nada|mensajes?|carta|de)\s+(?:(?:
    algo|nada|ya|la|el|mi|don|doña|de
  )\s+)*(\p{Lu}\p{L}{2,})`,
  'u',
);
/** "Mi hijo me ha puesto algo de la bombona, léemelo que no veo": the clause that says who wrote. */
const THEY_WROTE = new RegExp(inLines`^.*?(?:
  \b(?:ha|han|habra|habia) (?:ya )?(?:puesto|escrito|mandado|dicho|enviado|contestado)\b
  |\b(?:escribio|mando|puso|envio|contesto)\b
)`);
/** "Mi nieta me ha escrito lo de las notas cómo era": dictated. */
const ASKS_AT_LAST = / (?:como|que) (?:era|decia|ponia|pone|dice|decia eso)(?: eso)?$/;
const whoWrote = ({ said, intent }: Turn): Utterance | undefined => {
  const asksAtLast = ASKS_AT_LAST.test(said.plain);
  const clauses = intent.startsWith('messages.') || asksAtLast ? clausesOf(said.text) : [];
  const [wrote] = clauses.flatMap((it) => THEY_WROTE.exec(plain(it))?.[0] ?? []);
  if (wrote === undefined) return undefined;
  return utteranceOf(asksAtLast || intent === 'messages.read' ? `lee lo que ${wrote}` : wrote);
};
const LONGEST = 9;
const LONGEST_ASKED = 12;

/** "Léeme el de mi nieta": hers alone, whoever else has written. */
export function ofSomebody(turn: Turn): Promise<Reply | undefined> | undefined {
  const { said, intent } = turn;
  if (said.order || intent === 'privacy' || quotesSomebody(fold(said.text))) return undefined;
  if (said.words.length <= (isAsked(turn) ? LONGEST_ASKED : LONGEST)) return writtenBy(turn);
  const wrote = whoWrote(turn);
  if (!wrote || wrote.words.length > LONGEST_ASKED) return undefined;
  return writtenBy({ ...turn, said: wrote, asks: false });
}

const isAsked = ({ said, asks }: Turn): boolean => asks || beginsAsWish(said.plain);

async function writtenBy(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation } = turn;
  if ([ORDERS, WRITES, HER_OWN, HEARD, NEVER].some((it) => it.test(said.plain))) return undefined;
  const isOfMessages = conversation.focus?.kind === 'messages';
  const isElliptic = isOfMessages && [ELLIPTIC, OF, ALONE].some((it) => it.test(said.plain));
  const isWritten =
    WROTE.test(said.plain) ||
    NEWS.test(said.plain) ||
    (isAsked(turn) && (SAYS.test(said.plain) || asksWhetherWritten(turn)));
  const isWanted = (isAsked(turn) && WANTS.test(said.plain)) || WANTS_LAST.test(said.plain);
  if (!isWritten && !isElliptic && !isWanted) return undefined;
  const people = (await peopleMeant(turn)) ?? (await lastNamed(turn));
  if (!isWritten && !isElliptic && !people?.length) return undefined;
  const isWhether = asksWhetherWritten(turn);
  const ofIt = isWhether ? await writtenOf(people, turn) : undefined;
  if (people === undefined && !isWhether) return undefined;
  if (people === undefined)
    return ofIt && TOLD.test(said.plain) ? reading([ofIt], turn) : ofAStranger(turn);
  if (people.length > 0 && isWhether && !ofIt) {
    return briefer('messages.new', await whetherWritten(people, turn), turn, people.join());
  }
  if (people.length > 0) {
    const reply = ofIt ? reading([ofIt], turn) : await messagesOf(people, turn);
    return briefer('messages.read', reply, turn, people.join());
  }
  return isWhether ? ofRelation(turn) : askWho(turn);
}

/** "¿Ha escrito la Tomasa?", who is none of hers: a truthful no. */
function ofAStranger(turn: Turn): Promise<Reply> | undefined {
  const [, name] = STRANGER.exec(turn.said.text) ?? [];
  return name ? whetherWritten([], turn, name) : undefined;
}

/** "¿Ha escrito mi vecina?", whom nobody has noted as such. */
function ofRelation(turn: Turn): Promise<Reply> | undefined {
  const [relation] = RELATIONS.exec(turn.said.plain) ?? [];
  return relation ? whetherWritten([], turn, `tu ${relation}`) : undefined;
}

/** "Él", with its accent; without it, where a sentence ends. */
const PRONOUN = /(?<!\p{L})(?:él|ella)(?!\p{L})|(?<!\p{L})el\W*$/iu;

/** "¿Qué me ha escrito él?": the only one of hers who was named in the answer before. */
async function lastNamed({ said, conversation, gateway }: Turn) {
  if (!PRONOUN.test(said.text)) return undefined;
  const words = wordsOf(conversation.said ?? '');
  const family = await gateway.family();
  const all = family.filter(({ name }) => words.includes(plain(name)));
  const gender = /(?<!\p{L})ella(?!\p{L})/iu.test(said.text) ? 'f' : 'm';
  const named = all.length === 1 ? all : ofGender(gender, all.length > 1 ? all : family);
  return named.length === 1 ? named.map(({ name }) => name) : undefined;
}

async function askWho({ said, gateway }: Turn): Promise<Reply | undefined> {
  const relation = RELATIONS.exec(said.plain)?.[0];
  const all = [...new Set((await gateway.messages()).map(({ authorName }) => authorName))];
  if (!relation || all.length === 0) return undefined;
  if (all.length === 1)
    return { text: `Solo te ha escrito ${all[0]}.`, choices: [`El de ${all[0]}`] };
  return {
    text: `No sé quién es tu ${plain(relation)}. ¿De quién te leo?`,
    choices: all.slice(0, 4).map((name) => `El de ${name}`),
    remember: {
      focus: { kind: 'messages', ids: (await gateway.messages()).map(({ id }) => id), at: null },
    },
  };
}
