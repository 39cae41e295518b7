import type { SupportMessage } from '@encina/contract/messages';
import { offer, type Respond } from '../skill.ts';
import { counted, dayWords, listed } from '../spanish.ts';
import type { Turn } from '../turn.ts';

const MOST_READ = 3;
const unique = (names: readonly string[]): string[] => [...new Set(names)];

export const messagesNew: Respond = async ({ gateway }) => {
  const all = await gateway.messages();
  const unseen = all.filter(({ seen }) => !seen);
  if (all.length === 0) return { text: 'No hay mensajes. Cuando te escriban, te lo diré.' };
  if (unseen.length === 0)
    return { text: 'No hay mensajes nuevos. Los has visto todos.', link: 'support-messages' };
  const names = listed(unique(unseen.map(({ authorName }) => authorName)));
  const text = `Tienes ${counted(unseen.length, 'mensaje nuevo', 'mensajes nuevos')}, de ${names}. ¿Te los leo?`;
  return { ...offer(text, 'messages.read'), link: 'support-messages' };
};

export const messagesWho: Respond = async ({ gateway, said }) => {
  const all = await gateway.messages();
  if (all.length === 0) return { text: 'No hay mensajes de nadie todavía.' };
  const unseen = all.filter(({ seen }) => !seen);
  const some = unseen.length > 0 ? unseen : all;
  const names = listed(unique(some.map(({ authorName }) => authorName)));
  const verb = /mand|envi/.test(said.plain) ? 'mandado algo' : 'escrito';
  const have = unique(some.map((it) => it.authorName)).length > 1 ? 'han' : 'ha';
  const text = `Te ${have} ${verb} ${names}. ¿Te lo leo?`;
  return { ...offer(text, 'messages.read'), link: 'support-messages' };
};

export const messagesRead: Respond = async (turn) => {
  const all = await turn.gateway.messages();
  if (all.length === 0) return { text: 'No hay mensajes que leer.' };
  const unseen = all.filter(({ seen }) => !seen);
  const read = (unseen.length > 0 ? unseen : all.slice(0, 1)).slice(0, MOST_READ);
  const more = unseen.length - read.length;
  const rest = more > 0 ? ` Hay ${counted(more, 'mensaje', 'mensajes')} más.` : '';
  return {
    text: `${read.map((it) => readAloud(it, turn)).join(' ')}${rest}`,
    link: 'support-messages',
  };
};

const KINDS = { text: '', image: 'una foto', video: 'un vídeo', audio: 'una nota de voz' } as const;

function readAloud(
  { authorName, content, type, createdAt }: SupportMessage,
  { now }: Turn,
): string {
  const day = Temporal.Instant.from(createdAt).toZonedDateTimeISO(now.timeZoneId).toPlainDate();
  const what = type === 'text' ? 'escribió' : `mandó ${KINDS[type]} y escribió`;
  const said = content.trim().replace(/([^.!?…])$/, '$1.');
  return `${authorName} te ${what} ${dayWords(day, now.toPlainDate())}: «${said}»`;
}

export const familyNames: Respond = async ({ gateway }) => {
  const people = await gateway.family();
  if (people.length === 0) {
    return {
      text: 'Todavía no hay nadie apuntado como tu apoyo. En el ayuntamiento lo pueden añadir.',
    };
  }
  return { text: `Las personas que te acompañan aquí: ${listed(people.map(({ name }) => name))}.` };
};

export const familyCall: Respond = async ({ gateway }) => {
  const [first] = await gateway.family();
  const name = first ? ` a ${first.name}` : '';
  return {
    text: `Yo no puedo llamar por teléfono. Usa tu teléfono para llamar${name}. Puedo mirar si te ha escrito.`,
    choices: ['¿Tengo mensajes?'],
  };
};

export const familyWrite: Respond = () => ({
  text: 'Yo no puedo mandar mensajes. Tu familia te escribe y tú los lees aquí.',
  choices: ['¿Tengo mensajes?', 'Léeme los mensajes'],
});
