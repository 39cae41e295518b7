import type { SupportMessage } from '@encina/contract/messages';
import { inLines } from '../../understanding/in-lines.ts';
import { asksOfTheDay } from '../../understanding/question.ts';
import { whenIn } from '../../understanding/when.ts';
import { briefer } from '../briefer.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { namedIn } from '../skills/agenda.ts';
import { readAloud } from '../skills/messages.ts';
import type { Turn } from '../turn.ts';

const ASKS_WHEN = new RegExp(inLines`\b(?:cuando|que dia|a que hora)\b.*\b(?:
  viene|vienen|venia|vendra|llega|llegan|llegaba|vuelve|vuelven|dijo|dicho|decia|dice|va a venir
  |come|comemos
)\b`);
/** "¿Viene hoy mi hija?", "mi hija hoy viene, ¿no?" */
const ASKS_WHETHER = new RegExp(inLines`\b(?:
    viene|vienen|vendra|vendran|llega|llegan|venia|venian
    |(?:come|comen|cena|cenan|comera|comeran|cenara) (?:\S+ ){0,3}conmigo
  )\b
  |\bdicho\b.*\bque (?:venia|vendria|viene)\b`);
/** "¿No ha dicho la niña que venía?" is of whatever day it is. */
const ASKS_SAID = /\bdicho\b.*\bque (?:venia|vendria|viene)\b/;

/** "Viene hoy la Rosario", dictated, right after what she wrote. */
const VERB_FIRST = /^(?:(?:y|pues|entonces|pero) )*(?:viene|vienen|vendra|vendran|llega|llegan) /;

/** "¿Cuándo viene mi hija?": what she wrote of it herself, and nothing where she wrote of no day. */
export async function saidInMessages(turn: Turn): Promise<Reply | undefined> {
  const isOfADay = turn.when.date !== undefined || turn.when.part !== undefined;
  const isOfMessages = turn.conversation.topic === 'messages.read';
  const asks =
    turn.asks || / no$/.test(turn.said.plain) || (isOfMessages && VERB_FIRST.test(turn.said.plain));
  const asksWhether =
    asks &&
    !asksOfTheDay(turn.said) &&
    (isOfADay || ASKS_SAID.test(turn.said.plain)) &&
    ASKS_WHETHER.test(turn.said.plain);
  if (!asksWhether && !ASKS_WHEN.test(turn.said.plain)) return ofAThing(turn);
  const people = (await peopleMeant(turn)) ?? (await authorRead(turn));
  if (!people || people.length === 0) return undefined;
  const all = await turn.gateway.messages();
  const now = turn.now.toPlainDateTime();
  const it = all.find(({ authorName, content }) => {
    const { date, time, period, part } = whenIn(content, now);
    const isDated = [date, time, period, part].some((one) => one !== undefined);
    return isDated && people.includes(authorName);
  });
  return it && briefer('messages.read', readOf(it, all, turn), turn, `when ${people.join()}`);
}

/** "¿Y a comer cuándo viene?": who wrote what was read last. */
async function authorRead({ conversation, gateway }: Turn): Promise<readonly string[] | undefined> {
  const { focus, topic } = conversation;
  if (focus?.kind !== 'messages' || focus.at === null || topic !== 'messages.read')
    return undefined;
  const it = (await gateway.messages()).find(({ id }) => id === focus.ids[focus.at ?? 0]);
  return it && [it.authorName];
}

const readOf = (it: SupportMessage, all: readonly SupportMessage[], turn: Turn): Reply => ({
  text: readAloud(it, turn),
  link: 'support-messages',
  remember: {
    topic: 'messages.read',
    focus: { kind: 'messages', ids: all.map(({ id }) => id), at: all.indexOf(it) },
  },
});

const ASKS = /\b(?:cuando|que dia|a que hora|quien|era|lo del?)\b/;
const THING = /\b(?:el|la|los|las|del|un|una) (\p{L}{5,})/gu;
/** "Y el butano cuándo lo traen": dictated, the thing comes first and no sign says that it asks. */
const ASKS_LAST =
  new RegExp(inLines`^(?:(?:y|pues|oye|entonces) )*(?:el|la|los|las|lo del?) (?:\S+ ){1,3}(?:
    cuando|que dia|a que hora|quien
  )(?: \S+){1,6}$`);
/** "Y el otro, el del butano", right after another one was read. */
const OF_ONE = new RegExp(inLines`^(?:(?:
  y|no|pues|ahora|ese|lee(?:me)?
) )*(?:(?:el|la) otr[oa] )?(?:el|la|lo) (?:del?|de la|de los|de las) \S+$`);
/** How whoever writes calls her. */
const CALLS_HER = /^(?:abuel|mama|madre|herman|cariñ|guap|señora)/;

/** "¿Cuándo traen el butano?": what somebody wrote of it, where nothing of hers is called so. */
async function ofAThing(turn: Turn): Promise<Reply | undefined> {
  const { said, gateway, conversation } = turn;
  const asks = (turn.asks || ASKS_LAST.test(said.plain)) && ASKS.test(said.plain);
  const isOfOne = conversation.topic === 'messages.read' && OF_ONE.test(said.plain);
  if (said.order || !(asks || isOfOne)) return undefined;
  const named = [...said.plain.matchAll(THING)].map(([, word = '']) => word);
  const things = contentWords(said).filter((word) => named.includes(word) && !CALLS_HER.test(word));
  if (things.length === 0 || (await namedIn(turn))) return undefined;
  const all = await gateway.messages();
  const told = all.map((it) => ({ it, title: it.content }));
  const [only, ...more] = likestOrAbout(things, told);
  return only && more.length === 0 ? readOf(only.it, all, turn) : undefined;
}
