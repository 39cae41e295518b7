import { RELATIONS } from '../../understanding/relations.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import { plain, wordsOf } from '../../understanding/words.ts';
import { briefer } from '../briefer.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { messagesOf } from '../skills/messages.ts';
import type { Turn } from '../turn.ts';

const OF = /\b(?:de|del|a) (?:mi|mis|la|el|los|las)?\s*\S+$/;
/** "¿Qué me ha escrito mi nieta?" */
const WROTE =
  /\b(?:escrito|escribio|escribe|escribi[oa]|mandado|mandao|mando|manda|dice|dijo|dicho|(?<!\bhe )puesto|enviado|mensajes?|que (?:me )?(?:pone|ponia|decia)|lee|leeme|lees|leas|leer|leerme|cartas?|recado)\b/;
const ELLIPTIC = /^(?:(?:y|no|pues|oye|anda|mejor) )*(?:el|la|lo|los|las|y)? ?(?:de|del) /;
/** "Hijo", "y mi nieta", where messages are talked about: who it is of is all that she says. */
const ALONE =
  /^(?:(?:y|no|pues|oye|anda|mejor|ahora|primero|luego) )*(?:(?:mi|la|el|lo|los|las) )?\p{L}{3,}$/u;
const ORDERS = /\b(?:recuerda|apunta|avisa|llama|escrib[ie]rle|borra|quita)/;
/** "Mándale un mensaje a Lucía", "quiero escribir a mi hija": she writes, and does not ask what was written. */
const WRITES =
  /^(?:\S+ )?(?:escribe|manda|envia) (?:algo )?al? |\b(?:(?:manda|envia|escrib[ei]|pon|di|contesta|responde)r?les?|mandar|enviar|escribir|decir|contestar|responder|(?:di|mand|envi|escrib)\w*sel[oa]|(?:manda|envia|pon|escribe) (?:una?|unos|unas|recado|recao|besos?))\b/;
/** "Le he puesto medias suelas al vecino": of her own doing. */
const HER_OWN = /\b(?:he|hemos|habia|habiamos) (?:puesto|escrito|mandado|dicho|enviado)\b/;
/** What she was told by word of mouth. */
const HEARD = /\bme (?:ha|han) dicho que\b/;
/** What may as well be told of them is asked only by a question or a wish: "lo que ponía mi Rosario". */
const SAYS =
  /\b(?:pon(?:e|ia|en|ian)|puso|decia|conto|cuenta|contaba)\b|\b(?:hay|tengo|sabes) (?:algo|nada|noticias) del?\b/;
/** "¿Algo nuevo de mi hija?", with its signs or without. */
const NEWS =
  /^(?:(?:y|oye|pues|a ver|anda|hij[oa]|dime|mira|si) )*(?:(?:hay|tengo|tienes|sabes|sabemos|me ha llegado|ha llegado) )?(?:algo|alguna (?:cosa|noticia|novedad)|algun mensaje|noticias|novedades)(?: nuev[oa]s?)? del? (?:(?:mi|la|el) )?\S+$/;
const LONGEST = 9;
const LONGEST_ASKED = 12;

/** "Léeme el de mi nieta": hers alone, whoever else has written. */
export async function ofSomebody(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation } = turn;
  const isAsked = turn.asks || beginsAsWish(said.plain);
  if (said.order || said.words.length > (isAsked ? LONGEST_ASKED : LONGEST)) return undefined;
  if ([ORDERS, WRITES, HER_OWN, HEARD].some((it) => it.test(said.plain))) return undefined;
  const isOfMessages = conversation.focus?.kind === 'messages';
  const isElliptic = isOfMessages && [ELLIPTIC, OF, ALONE].some((it) => it.test(said.plain));
  const isWritten =
    WROTE.test(said.plain) || NEWS.test(said.plain) || (isAsked && SAYS.test(said.plain));
  if (!isWritten && !isElliptic) return undefined;
  const people = (await peopleMeant(turn)) ?? (await lastNamed(turn));
  if (people === undefined) return undefined;
  if (people.length > 0) {
    return briefer('messages.read', await messagesOf(people, turn), turn, people.join());
  }
  return askWho(turn);
}

/** "Él", with its accent; without it, where a sentence ends. */
const PRONOUN = /(?<!\p{L})(?:él|ella)(?!\p{L})|(?<!\p{L})el\W*$/iu;

/** "¿Qué me ha escrito él?": the only one of hers who was named in the answer before. */
async function lastNamed({ said, conversation, gateway }: Turn) {
  if (!PRONOUN.test(said.text)) return undefined;
  const words = wordsOf(conversation.said ?? '');
  const named = (await gateway.family()).filter(({ name }) => words.includes(plain(name)));
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
