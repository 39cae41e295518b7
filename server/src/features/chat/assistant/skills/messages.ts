import type { SupportMessage } from '@encina/contract/messages';
import { whenIn } from '../../understanding/when.ts';
import { authorsOf, dayOfMessage, onMessages } from '../message-facts.ts';
import { peopleMeant } from '../people-meant.ts';
import { offer, type Reply, type Respond } from '../skill.ts';
import { counted, dayWords, listed } from '../spanish.ts';
import type { Turn } from '../turn.ts';
import { whetherAnybodyWrote, whetherWritten } from './messages-whether.ts';

const MOST_READ = 3;
/** "¿Alguien me ha escrito?" */
const ANYBODY = /\b(?:alguien|alguno|nadie)\b/;
const ASKS_WHO = /\b(?:quien(?:es)?|cual)\b/;
/** "De mi Julián léame lo que ponga, si ha puesto algo". */
const READS = /\b(?:lee|lea|leer|leas)(?:me|nos)?(?:l[oae]s?)?\b/;

/** "Julián qué quiere", "los mensajes": of all of them, nobody is meant who is named beside it. */
const ALL = /\b(?:mensajes|recados|tod[oa]s?|los|demas)\b/;

/** Those of hers whom she names, and who may have written. */
async function namedIn(turn: Turn): Promise<readonly string[]> {
  const { within, said } = turn;
  const named = await peopleMeant(turn);
  if (named || !within || ALL.test(said.plain)) return named ?? [];
  return (await peopleMeant({ ...turn, said: within })) ?? [];
}

export const messagesNew: Respond = async (turn) => {
  const named = await namedIn(turn);
  if (named.length > 0)
    return READS.test(turn.said.plain) ? messagesOf(named, turn) : whetherWritten(named, turn);
  const all = await turn.gateway.messages();
  if (ANYBODY.test(turn.said.plain)) return whetherAnybodyWrote(turn);
  const unseen = all.filter(({ seen }) => !seen);
  if (all.length === 0) return { text: 'No hay mensajes. Cuando te escriban, te lo diré.' };
  if (unseen.length === 0)
    return { text: 'No hay mensajes nuevos. Los has visto todos.', link: 'support-messages' };
  const names = listed(authorsOf(unseen));
  const text = `Tienes ${counted(unseen.length, 'mensaje nuevo', 'mensajes nuevos')}, de ${names}. ¿Te los leo?`;
  return {
    ...offer(text, 'messages.read', { focus: onMessages(unseen) }),
    link: 'support-messages',
  };
};

export const messagesWho: Respond = async (turn) => {
  const { gateway, said } = turn;
  const named = ASKS_WHO.test(said.plain) ? [] : await namedIn(turn);
  if (named.length > 0) return whetherWritten(named, turn);
  const all = await gateway.messages();
  if (ANYBODY.test(said.plain)) return whetherAnybodyWrote(turn);
  if (all.length === 0) return { text: 'No hay mensajes de nadie todavía.' };
  const unseen = all.filter(({ seen }) => !seen);
  const some = unseen.length > 0 ? unseen : all;
  const authors = authorsOf(some);
  const verb = /mand|envi/.test(said.plain) ? 'mandado algo' : 'escrito';
  const have = authors.length > 1 ? 'han' : 'ha';
  const text = `Te ${have} ${verb} ${listed(authors)}. ¿Te lo leo?`;
  return { ...offer(text, 'messages.read', { focus: onMessages(some) }), link: 'support-messages' };
};

/** Those that "¿te lo leo?" was asked of, where she says yes to that, or wants it read in words of her own. */
function heldOut(all: readonly SupportMessage[], { conversation, said }: Turn) {
  const { pending, focus, topic } = conversation;
  const isOffer = pending?.kind === 'offer' && pending.intent === 'messages.read';
  const isToldOf = topic === 'messages.new' && !ALL.test(said.plain);
  if (focus?.kind !== 'messages' || !(isOffer || (isToldOf && focus.at === null))) return [];
  const held = focus.ids.flatMap((id) => all.filter((it) => it.id === id));
  const unseen = held.filter(({ seen }) => !seen);
  return unseen.length > 0 ? unseen : held.slice(0, 1);
}

const ONE = /\b(?:un|el (?:primer|ultimo)) mensaje\b/;

export const messagesRead: Respond = async (turn) => {
  const named = await namedIn(turn);
  if (named.length > 0) return messagesOf(named, turn);
  const all = await turn.gateway.messages();
  if (all.length === 0) return { text: 'No hay mensajes que leer.' };
  const held = heldOut(all, turn);
  if (held.length > 0) return reading(held, turn);
  const unseen = all.filter(({ seen }) => !seen);
  const some = unseen.length > 0 ? unseen : all.slice(0, 1);
  return reading(ONE.test(turn.said.plain) ? some.slice(0, 1) : some, turn, some);
};

/** What some of her people wrote, and nobody else: "el de mi nieta" is the newest of hers. */
export async function messagesOf(names: readonly string[], turn: Turn): Promise<Reply> {
  const theirs = (await turn.gateway.messages()).filter(({ authorName }) =>
    names.includes(authorName),
  );
  if (theirs.length === 0)
    return { text: `De ${listed(names)} no hay mensajes.`, link: 'support-messages' };
  const unseen = theirs.filter(({ seen }) => !seen);
  const isOne = /\b(?:el|ultimo|mensaje) de\b/.test(turn.said.plain);
  const some = unseen.length > 0 ? unseen : theirs.slice(0, 1);
  return reading(isOne ? some.slice(0, 1) : some, turn, theirs);
}

/** @param all those that "el siguiente" goes through */
export function reading(some: readonly SupportMessage[], turn: Turn, all = some): Reply {
  const read = some.slice(0, MOST_READ);
  const more = some.length - read.length;
  const rest = more > 0 ? ` Hay ${counted(more, 'mensaje', 'mensajes')} más.` : '';
  return {
    text: `${read.map((it) => readAloud(it, turn)).join(' ')}${rest}`,
    link: 'support-messages',
    remember: {
      topic: 'messages.read',
      ...dayIn(read, turn),
      focus: onMessages(all, all.indexOf(read.at(-1) as SupportMessage)),
    },
  };
}

/** "¿Y ese día tengo algo?", of the day that the one message names. */
function dayIn([it, ...others]: readonly SupportMessage[], turn: Turn): { day?: string } {
  if (!it || others.length > 0) return {};
  const { date } = whenIn(it.content, dayOfMessage(it, turn).toPlainDateTime());
  return date ? { day: date.toString() } : {};
}

const KINDS = { text: '', image: 'una foto', video: 'un vídeo', audio: 'una nota de voz' } as const;

export function readAloud(message: SupportMessage, turn: Turn): string {
  const { authorName, content, type } = message;
  const day = dayWords(dayOfMessage(message, turn), turn.now.toPlainDate());
  const what = type === 'text' ? 'escribió' : `mandó ${KINDS[type]} y escribió`;
  const said = content.trim().replace(/([^.!?…])$/, '$1.');
  return `${authorName} te ${what} ${day}: «${said}»`;
}
