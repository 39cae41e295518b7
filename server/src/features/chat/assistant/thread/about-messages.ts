import type { SupportMessage } from '@encina/contract/messages';
import { inLines } from '../../understanding/in-lines.ts';
import { ordinalIn } from '../../understanding/ordinals.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import type { Focus } from '../focus.ts';
import { contentWords, likest } from '../matching.ts';
import { dayOfMessage } from '../message-facts.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { readAloud, reading } from '../skills/messages.ts';
import { respond } from '../skills.ts';
import { dayWords } from '../spanish.ts';
import type { Turn } from '../turn.ts';

type OnMessages = Extract<Focus, { kind: 'messages' }>;

/** What she says of messages that were told or read: the next one, whose it is, of when. */
export async function aboutMessages(turn: Turn): Promise<Reply | undefined> {
  const { focus } = turn.conversation;
  if (focus?.kind !== 'messages') return undefined;
  if (focus.at === null && wantsThemRead(turn)) return readHeldOut(focus, turn);
  const again = await readAgain(focus, turn);
  if (again) return again;
  const same = await readOnce(focus, turn);
  if (same) return same;
  if (THE_OTHERS.test(turn.said.plain)) return readTheOthers(focus, turn);
  const left = await notYetRead(focus, turn);
  if (left) return left;
  const place = placeMeant(focus, turn);
  if (place !== undefined) return readAt(focus, place, turn);
  const reference = referenceIn(turn.said);
  if (reference !== 'whose' && reference !== 'when') return undefined;
  const all = await turn.gateway.messages();
  if (reference === 'whose' && focus.at === null && focus.ids.length > 1) {
    return respond({ ...turn, intent: 'messages.who' });
  }
  const it = all.find(({ id }) => id === focus.ids[focus.at ?? 0]);
  if (!it) return undefined;
  const text =
    reference === 'whose'
      ? `Es de ${it.authorName}.`
      : `Es de ${dayWords(dayOfMessage(it, turn), turn.now.toPlainDate())}.`.replace(
          'de el',
          'del',
        );
  return { text, remember: { focus } };
}

/** "Falta el otro", "léeme otro", where each was read by its name: one that was not. */
async function notYetRead(focus: OnMessages, turn: Turn): Promise<Reply | undefined> {
  const wanted = atEnd(turn);
  const isPast = wanted === 'next' && (focus.at ?? -1) + 1 >= focus.ids.length;
  if (wanted !== 'other' && !isPast) return undefined;
  if (focus.ids.length > 1 && referenceIn(turn.said) === 'other') return undefined;
  const all = await turn.gateway.messages();
  const named = Object.keys(turn.conversation.heard).filter((it) => it.startsWith('messages.read'));
  const here = isPast ? focus.ids : [focus.ids[focus.at ?? -1]];
  const isRead = ({ id, authorName }: SupportMessage) =>
    here.includes(id) || named.some((it) => it.includes(authorName));
  const [read, left] = [all.filter(isRead), all.filter((it) => !isRead(it))];
  // Those that were heard stand before it: the next one is none of them.
  const ids = [...read, ...left].map(({ id }) => id);
  if (left.length === 0) return undefined;
  return readAt({ kind: 'messages', ids, at: read.length }, read.length, turn);
}

const THE_OTHERS = new RegExp(inLines`^(?:(?:
  y|pues|ahora|lee(?:me)?|que (?:dicen|ponen)|a ver|venga|vale|bueno|bien|ah|hala
) )*(?:l[oa]s de )?(?:los|las) (?:otr[oa]s|demas|que (?:faltan|quedan))(?: (?:
  dos|tres|que dicen|tambien|ahora|anda|hij[oa]
))*$`);

/** "¿Y los otros dos?", after one was read. */
async function readTheOthers(focus: OnMessages, turn: Turn): Promise<Reply> {
  const all = await turn.gateway.messages();
  const others = all.filter(({ id }) => focus.at === null || id !== focus.ids[focus.at]);
  return others.length === 0
    ? { text: 'No hay más mensajes.', link: 'support-messages', remember: { focus } }
    : reading(others, turn, all);
}

/** "Qué alegría, ¿y el otro?" */
const atEnd = ({ said }: Turn) =>
  referenceIn(said) ??
  referenceIn(utteranceOf(said.text.split(/[,.;!¿?]+\s*/u).findLast(Boolean) ?? ''));

const WHAT_IT_SAYS = new RegExp(inLines`^(?:(?:y|pues|oye|a ver|hij[oa]) )*(?:
  que (?:me |es lo que )?(?:pone|ponia|dice|decia|cuenta|ha puesto|ha escrito|quiere)|que dice que
)(?: (?:ahi|en el|el|ella|hij[oa]|exactamente))*$`);
/** "¿Qué día dice que viene?", "¿y quién me lo trae?" */
const ASKS_OF_IT = new RegExp(inLines`\b(?:
  (?:cuando|que dia|a que hora|quien|que)\b.*\b(?:
    dice[sn]?|dicho|dijo|decia|pone|ponia|viene[ns]?|venia|vendra|trae[ns]?|llega[ns]?|vuelve[ns]?
    |come|lleva[ns]?
  )
  |seguro (?:que )?
)\b`);
/** "¿Quién se encarga de traerlo?", of a message that names somebody. */
const WHO = /^(?:(?:y|pues|pero|oye) )*(?:a |con |de )?quien (?!soy|eres|(?:me )?(?:ha|han) )/;
const NAMES_SOMEBODY = /(?<=\p{Ll},? )\p{Lu}\p{Ll}/u;
const BARE =
  /^(?:(?:y|pues|pero|a ver) )*(?:cuando|que dia|a que hora)(?: (?:es|era|hoy|mañana|sera))*$/;
/** "¿El sábado?", of the message that says so. */
const A_DAY = new RegExp(inLines`^(?:(?:entonces|el|pues|es|era|ah) )*(?:
  lunes|martes|miercoles|jueves|viernes|sabado|domingo|mañana
)(?: (?:no|verdad|entonces))*$`);
const SAID_IN_IT = new RegExp(inLines`\b(?:que dia|cuando|a que hora) (?:me )?(?:
  dice[sn]?|has dicho|dijo|decia
) que (?:viene|llega|vuelve|trae|come)`);
const LONGEST_ASKED = 9;

/** What she asks of the message that was read last is in it: it is read once more. */
async function readAgain(focus: OnMessages, turn: Turn): Promise<Reply | undefined> {
  const { said, when, asks, conversation, gateway } = turn;
  const { topic = '' } = conversation;
  const isTalkedOf = /^messages\.(?:read|new)$/.test(topic) || SAID_IN_IT.test(said.plain);
  // One alone that is held out is meant as if it had been read.
  const at = focus.at ?? (focus.ids.length === 1 ? 0 : null);
  if (at === null || !isTalkedOf || said.order || !asks) return undefined;
  if (said.words.length > LONGEST_ASKED) return undefined;
  const isAsked = WHAT_IT_SAYS.test(said.plain) || ASKS_OF_IT.test(said.plain);
  const isDay = when.date !== undefined && A_DAY.test(said.plain);
  const it = (await gateway.messages()).find(({ id }) => id === focus.ids[at]);
  const isWho = WHO.test(said.plain) && NAMES_SOMEBODY.test(it?.content ?? '');
  if (!isAsked && !isDay && !isWho && !BARE.test(said.plain)) return undefined;
  const tells = it && whenIn(it.content, turn.now.toPlainDateTime());
  const isOfDay = BARE.test(said.plain) || isDay || /\bseguro\b/.test(said.plain);
  // "¿Cuándo?", of a message that names no day, asks when it was written; "¿seguro?" is of a day that it names.
  if (!tells || (isOfDay && !tells.date && !tells.time)) return undefined;
  if (/\bseguro\b/.test(said.plain) && !when.date) return undefined;
  if (isDay && tells.date?.toString() !== when.date?.toString()) return undefined;
  if (await namesAnother(it.authorName, turn)) return undefined;
  return {
    text: readAloud(it, turn),
    remember: { topic: 'messages.read', focus: { ...focus, at } },
  };
}

/** "Pues léemelo", "a ver qué pone", of what was held out to be read. */
const wantsThemRead = ({ said }: Turn): boolean => {
  const rest = said.plain.replace(/^(?:(?:si|vale|venga|claro|ea|pues|anda|bueno) )+/, '');
  return /^a ver$/.test(rest) || WHAT_IT_SAYS.test(rest) || READ_IT.test(rest);
};

async function readHeldOut({ ids }: OnMessages, turn: Turn): Promise<Reply> {
  const all = await turn.gateway.messages();
  const held = ids.flatMap((id) => all.filter((it) => it.id === id));
  return reading(held, turn);
}

const READ_IT =
  new RegExp(inLines`^(?:(?:y|pues|pos|po|oye|anda|venga|ea|vale|ay|a ver|hij[oa]|bueno) )*(?:
    (?:(?:le|te) (?:ruego|pido) )?(?:que )?me l[oa]s? (?:vuelves a leer|lees|leas?)
    |(?:vuelve(?:me)? a )?(?:lee|leer)(?: ?me)? ?l[oa]s?
  )(?: (?:otra vez|de nuevo|por favor|anda|hij[oa]|mas despacio|si))*$`);

/** "Pues léelo", where one message alone was read: that one, and not all. */
async function readOnce(focus: OnMessages, turn: Turn): Promise<Reply | undefined> {
  const { at } = focus;
  const heard = turn.conversation.said ?? '';
  if (at === null || !READ_IT.test(turn.said.plain)) return undefined;
  const read = (await turn.gateway.messages()).filter(({ content }) => heard.includes(content));
  return read.length === 1 && read[0]?.id === focus.ids[at] ? readAt(focus, at, turn) : undefined;
}

/** Somebody else is named, or a thing of her own days. */
async function namesAnother(author: string, turn: Turn): Promise<boolean> {
  const people = await peopleMeant(turn);
  if (people && !people.includes(author)) return true;
  return likest(contentWords(turn.said), await turn.gateway.reminders()).length > 0;
}

/** "No, ese no, el primero". */
const LONGEST = 6;

function placeMeant({ ids, at }: OnMessages, { said }: Turn): number | undefined {
  const here = at ?? -1;
  switch (referenceIn(said)) {
    case 'next':
      return here + 1;
    case 'previous':
      return here - 1;
    case 'last':
      return ids.length - 1;
    case 'other':
      if (ids.length === 1) return undefined;
      // After the last of several it is the one before.
      return here + 1 < ids.length ? here + 1 : Math.max(0, here - 1);
    default:
      return said.words.length <= LONGEST ? ordinalIn(said.plain) : undefined;
  }
}

async function readAt(focus: OnMessages, place: number, turn: Turn): Promise<Reply> {
  const all = await turn.gateway.messages();
  const it: SupportMessage | undefined = all.find(({ id }) => id === focus.ids[place]);
  if (!it) return { text: 'No hay más mensajes.', link: 'support-messages', remember: { focus } };
  return {
    text: readAloud(it, turn),
    link: 'support-messages',
    remember: { topic: 'messages.read', focus: { ...focus, at: place } },
  };
}
