import { toThePoint } from '../understanding/asides.ts';
import { without } from '../understanding/fold.ts';
import { inLines } from '../understanding/in-lines.ts';
import type { Intent } from '../understanding/intents.ts';
import { notedIn, requestsIn } from '../understanding/requests.ts';
import { tellsHowItWas } from '../understanding/told.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { beginsAsWish } from '../understanding/wishes.ts';
import { POINTS_AT_IT } from './answer-words.ts';
import { bothAsked } from './both-asked.ts';
import type { Conversation, Pending } from './context.ts';
import { contentWords, likest } from './matching.ts';
import type { Reply } from './skill.ts';
import { saysWhen } from './skills/add-reminder.ts';
import { isWhole } from './skills/draft.ts';
import { respond } from './skills.ts';
import { withSpokenOf } from './spoken-of.ts';
import type { Step } from './step.ts';
import { countOf, proposal, stepWords } from './steps.ts';
import { goesOn } from './thread/goes-on.ts';
import { isSlip } from './thread/on-a-slip.ts';
import { rephrased, type Turn } from './turn.ts';
import { understood } from './understand.ts';

/** Two or more requests in one sentence: all are answered in their order, and what writes waits for one yes. */
export async function severalReply(turn: Turn): Promise<Reply | undefined> {
  const whole = requestsIn(turn.said.text);
  const said = whole.length < 2 && isNoted(turn) ? notedIn(turn.said.text) : whole;
  const named = said.length < 2 ? bothAsked(turn.said.text) : [];
  const alone = named.length > 0 ? named : said;
  const requests =
    alone.length < 2 ? await eachNamed(turn) : alone.map((it) => asked(toThePoint(it)));
  if (requests.length < 2) return undefined;
  let { conversation } = turn;
  const replies: Reply[] = [];
  for (const each of requests) {
    // "Qué tiempo hace mañana y qué tengo": of that day, too.
    const isOfItsDay = replies.at(-1)?.remember?.day !== undefined && ASKS_ON.test(each);
    const request = isOfItsDay ? `${each.replace(/[.?!\s]+$/u, '')} ese día` : each;
    const part = rephrased(
      { ...turn, conversation },
      request,
      understood(utteranceOf(request)).intent,
    );
    const own = { ...part, asks: part.said.asks };
    // "Mensajes y hora" is of the clock, and not of when they came.
    const isOfClock = named.length > 0 && OF_THE_CLOCK.has(own.intent);
    const answer = (isOfClock ? undefined : await goesOn(own)) ?? (await respond(own));
    // "Léeme lo de Carmen y le contestas que sí": she is to be answered.
    const reply = await withSpokenOf(answer, own);
    conversation = { ...conversation, ...reply.remember };
    // "¿Qué día es? ¿Qué día es hoy?" is one thing, asked twice.
    if (replies.every(({ text }) => text !== reply.text)) replies.push(reply);
  }
  const [only, ...others] = replies;
  return only && others.length === 0 ? only : joined(replies, turn);
}

/** "Dime qué me queda": what she asks, where nothing is made of the order to say it. */
function asked(request: string): string {
  const question = request.replace(/^(?:dime|díme|dígame) (?=\p{L})/iu, '');
  const isLost = understood(utteranceOf(request)).intent === 'unknown';
  return isLost && question !== request ? `¿${question.replace(/[.?!]+$/u, '')}?` : request;
}

/** It is to be noted, or looks like a slip of paper; "ponla a las diez" is of one thing. */
const isNoted = ({ intent, said, asks, conversation }: Turn): boolean =>
  !asks &&
  (said.order !== undefined || !tellsHowItWas(said.plain)) &&
  !POINTS_AT_IT.test(said.plain) &&
  (intent === 'reminder.add' ||
    ((intent === 'listened' || intent === 'unknown') &&
      conversation.telling === undefined &&
      isSlip(said.text)));

const ASKS_ON = /^¿?qu[eé] (?:tengo|hay|me toca|toca|santo es|se celebra)\W*$/iu;
const OF_THE_CLOCK: ReadonlySet<Intent> = new Set<Intent>(['time.now', 'date.today', 'date.saint']);

const OF_EACH = new RegExp(
  inLines`^((?:\S+ )?(?:
    b[oó]rra|qu[ií]ta|an[uú]la|canc[eé]la|elim[ií]na|c[aá]mbia|p[aá]sa|mu[eé]ve
  )r?(?:me)?) (.+?)(?:,| y| e) (.+)$`,
  'iu',
);

/** "Borra la gimnasia y la peluquería": one verb, and two of her reminders; moved, each has a moment of its own. */
async function eachNamed(turn: Turn): Promise<readonly string[]> {
  const { said, gateway, conversation } = turn;
  const [, verb, one, other] = conversation.pending ? [] : (OF_EACH.exec(said.text) ?? []);
  // "… y ponme otra" is an order of its own.
  if (!verb || !one || !other || beginsAsWish(utteranceOf(other).plain)) return [];
  const all = await gateway.reminders();
  const parts = [one, other].map((it) => rephrased(turn, it));
  const isMoved = !/^(?:\S+ )?(?:b|qu|an|canc|elim)/iu.test(verb);
  if (isMoved && !parts.every(({ when }) => saysWhen(when))) return [];
  const [first, second] = parts.map((it) =>
    likest(contentWords(utteranceOf(without(it.said.text, it.when.spans))), all),
  );
  const areTwo = first?.length === 1 && second?.length === 1 && first[0] !== second[0];
  return areTwo ? [`${verb} ${one}`, `${verb} ${other}`] : [];
}

const pendingOf = ({ remember }: Reply): Pending | undefined => remember?.pending;

/** A yes is all that is missing. */
const stepOf = (reply: Reply, turn: Turn): Step | undefined => {
  const pending = pendingOf(reply);
  if (pending?.kind === 'add') return isWhole(pending, turn) ? pending : undefined;
  const isStep =
    pending?.kind === 'move' || pending?.kind === 'complete' || pending?.kind === 'remove';
  return isStep ? pending : undefined;
};

/** It asks something back, which is more than a yes. */
const isOpen = (reply: Reply, turn: Turn): boolean => {
  const kind = pendingOf(reply)?.kind;
  return kind !== undefined && kind !== 'offer' && stepOf(reply, turn) === undefined;
};

function joined(replies: readonly Reply[], turn: Turn): Reply {
  const all = replies.flatMap((it) => stepOf(it, turn) ?? []);
  const steps = all.filter((it) => !isMovedInstead(it, all));
  const open = replies.find((it) => isOpen(it, turn));
  if (all.length === replies.length) return proposal(steps, turn);
  const told = replies.filter((it) => it !== open);
  const question = open ?? (steps.length > 0 ? proposal(steps, turn) : undefined);
  const lines = told.map((it) => lineOf(it, turn));
  const waiting = open && steps.length > 0 ? steps : undefined;
  const last = replies.at(-1);
  // Where nothing else is asked, "¿te los leo?" waits for its yes, and "el de mi nieta" is of it.
  const offered = question ? undefined : onlyOfferOf(replies);
  return {
    text: [`Son ${countOf(replies.length)}.`, ...lines, questionOf(steps, open, turn)]
      .filter(Boolean)
      .join('\n'),
    choices: (question ?? offered ?? last)?.choices ?? [],
    ...(last?.link && !question ? { link: last.link } : {}),
    remember: {
      ...rememberedOf(replies),
      ...(offered?.remember?.focus ? { focus: offered.remember.focus } : {}),
      pending: pendingOf(question ?? offered ?? { text: '' }),
      waiting,
    },
  };
}

function onlyOfferOf(replies: readonly Reply[]): Reply | undefined {
  const [only, ...more] = replies.filter((it) => pendingOf(it)?.kind === 'offer');
  return more.length === 0 ? only : undefined;
}

/** "Borra la peluquería y ponla el lunes": it is moved, and what is gone cannot be. */
const isMovedInstead = (step: Step, all: readonly Step[]): boolean =>
  step.kind === 'remove' && all.some((it) => it.kind === 'move' && it.target.id === step.target.id);

const rememberedOf = (replies: readonly Reply[]): Partial<Conversation> =>
  Object.assign({}, ...replies.map(({ remember }) => remember));

function lineOf(reply: Reply, turn: Turn): string {
  const step = stepOf(reply, turn);
  if (step === undefined) return reply.text;
  return step.kind === 'add' ? stepWords(step, turn) : `«${step.target.title}».`;
}

/** What is asked at the end names the thing: "it" would be what was said last. */
function questionOf(steps: readonly Step[], open: Reply | undefined, turn: Turn): string {
  if (open) return open.text;
  const [only] = steps;
  if (!only) return '';
  if (steps.length > 1) return steps.length === 2 ? '¿Hago las dos cosas?' : '¿Lo hago todo?';
  return only.kind === 'add' ? `¿Apunto «${only.title}»?` : stepWords(only, turn);
}
