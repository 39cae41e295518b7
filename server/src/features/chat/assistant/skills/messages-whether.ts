import type { SupportMessage } from '@encina/contract/messages';
import { authorsOf, dayOfMessage, onMessages } from '../message-facts.ts';
import { offer, type Reply } from '../skill.ts';
import { dayWords, listed } from '../spanish.ts';
import type { Turn } from '../turn.ts';

/**
 * "¿Me ha escrito mi hija?": yes or no first, of whom and of when. Reading it is held out, for she may be in company, and
 * what she asks counts as nothing read.
 * @param asked those of hers who are meant
 * @param called how she called somebody whom we do not know
 */
export async function whetherWritten(
  asked: readonly string[],
  turn: Turn,
  called = listed(asked),
): Promise<Reply> {
  const all = await turn.gateway.messages();
  const theirs = all.filter(({ authorName }) => asked.includes(authorName));
  const others = all.filter(({ seen, authorName }) => !seen && !asked.includes(authorName));
  const unseen = theirs.filter(({ seen }) => !seen);
  if (unseen.length > 0) return heldOut(`Sí, ${written(unseen, turn)}.`, unseen);
  const [last] = theirs;
  if (last)
    return heldOut(`Nuevo no. Lo último de ${last.authorName} es ${ofDay(last, turn)}.`, [last]);
  const nobody = asked.length > 1 ? 'te han escrito' : 'te ha escrito';
  const no = `No, ${called} no ${nobody}.`;
  if (others.length === 0) return { text: no, remember: { topic: 'messages.new' } };
  return heldOut(`${no} ${written(others, turn, 'Sí ')}.`, others);
}

/** "¿Alguien me ha escrito?" */
export async function whetherAnybodyWrote(turn: Turn): Promise<Reply> {
  const all = await turn.gateway.messages();
  const unseen = all.filter(({ seen }) => !seen);
  if (unseen.length > 0) return heldOut(`Sí, ${written(unseen, turn)}.`, unseen);
  const [last] = all;
  return last
    ? heldOut(`Nuevo no. Lo último es de ${last.authorName}, ${ofDay(last, turn)}.`, [last])
    : { text: 'No, no te ha escrito nadie. Cuando te escriban, te lo diré.' };
}

function heldOut(text: string, messages: readonly SupportMessage[]): Reply {
  const question = messages.length > 1 ? '¿Te los leo?' : '¿Te lo leo?';
  const remember = { topic: 'messages.new', focus: onMessages(messages) } as const;
  return {
    ...offer(`${text} ${question}`, 'messages.read', remember),
    link: 'support-messages',
  };
}

/** "te ha escrito Rosario hoy", "te han escrito Rosario y Julián". */
function written(messages: readonly SupportMessage[], turn: Turn, before = ''): string {
  const names = authorsOf(messages);
  const days = new Set(messages.map((it) => dayOf(it, turn)));
  const day = days.size === 1 ? ` ${[...days][0]}` : '';
  return `${before}te ${names.length > 1 ? 'han' : 'ha'} escrito ${listed(names)}${day}`;
}

const dayOf = (it: SupportMessage, turn: Turn): string =>
  dayWords(dayOfMessage(it, turn), turn.now.toPlainDate());

const ofDay = (it: SupportMessage, turn: Turn): string =>
  `de ${dayOf(it, turn)}`.replace(/^de el /, 'del ');
