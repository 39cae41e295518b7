import type { Reminder } from '@encina/contract/reminders';
import { inLines } from '../../understanding/in-lines.ts';
import { hasQuestionSigns, TOOK_AT } from '../../understanding/question.ts';
import { meant } from '../finding.ts';
import { focusOn, oneIn } from '../focus.ts';
import { contentWords, likest } from '../matching.ts';
import { isBefore, isDone, isMedicine, isOpen, targetOf } from '../occurrence.ts';
import type { Reply, Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { whenOf } from './agenda.ts';
import { oneOf } from './change-reminder.ts';
import { ofAnotherDay, statusOfAll, statusReply } from './status.ts';

/** What became of what she names; where she names nothing, what is still missing of today. */
export const agendaMissed: Respond = async (turn) => {
  const status = ofAnotherDay(turn) ?? (await askedStatus(turn));
  if (status) return status;
  const { gateway, now } = turn;
  const today = await gateway.agenda(1);
  const here = now.toPlainDateTime();
  const open = today.filter(isOpen);
  const late = open.filter((it) => isBefore(it, here));
  const later = open.filter((it) => !isBefore(it, here));
  const day = now.toPlainDate();
  const skipped = skippedWords(today, day);
  if (open.length === 0) {
    return { text: skipped === '' ? 'No te falta nada. Hoy lo llevas todo al día.' : skipped };
  }
  const missing =
    late.length > 0 ? `No consta como hecho: ${titles(late, day)}.` : upToNow(today.some(isDone));
  const rest = later.length > 0 ? `Más tarde: ${titles(later, day)}.` : '';
  // "Ya está, tomada" is of the one that was missing.
  const focus = focusOn(late.map(targetOf), late.length === 1 ? 0 : null);
  return {
    text: [missing, skipped, rest].filter(Boolean).join(' '),
    ...(late.length > 0 ? { remember: { focus } } : {}),
  };
};

const titles = (all: readonly Reminder[], today: Temporal.PlainDate): string =>
  all.map((it) => `${it.title}, ${whenOf(it, today)}`).join('; ');
const upToNow = (isAnyDone: boolean): string =>
  isAnyDone ? 'Hasta ahora, todo hecho.' : 'Hasta ahora no te falta nada.';

/** "Decidiste no tomar: Pastilla de la tensión." */
function skippedWords(all: readonly Reminder[], today: Temporal.PlainDate): string {
  const skipped = all.filter(({ state }) => state === 'skipped');
  const say = (verb: string, some: readonly Reminder[]) =>
    some.length > 0 ? [`Decidiste no ${verb}: ${titles(some, today)}.`] : [];
  return [
    ...say('tomar', skipped.filter(isMedicine)),
    ...say(
      'hacer',
      skipped.filter((it) => !isMedicine(it)),
    ),
  ].join(' ');
}

const MEDICINE_TAKEN = /\b(?:tomad[oa]|tome|puesto|puse|pastillas?|medicinas?|medicacion)\b/;
const OF_ALL = new RegExp(inLines`\b(?:
  falta(?:n|do|ba)?|queda(?:n|do|ba)?|olvidado|pasado|atrasado|todo|algo|alguna
  |sin (?:tachar|marcar|señalar|cumplir)
)\b`);

/** Of one thing, or of the medicine that she speaks of; "¿me falta alguna pastilla?" is about the whole day. */
async function askedStatus(turn: Turn): Promise<Reply | undefined> {
  const { said } = turn;
  const isOfAll = OF_ALL.test(said.plain);
  if (isOfAll || (contentWords(said).length === 0 && !MEDICINE_TAKEN.test(said.plain))) {
    return undefined;
  }
  return (
    (await toldWhen(turn)) ??
    (await statusOfIt(turn)) ??
    (await statusReply(turn)) ??
    (await statusOfTaken(turn)) ?? {
      text: 'No encuentro eso en tus recordatorios de hoy, así que no lo sé.',
      link: 'reminders',
    }
  );
}

/** "He tomado la de la tensión a las nueve y media": who says when asks no more than by her voice, so it is asked. */
async function toldWhen(turn: Turn): Promise<Reply | undefined> {
  const { said, gateway, now } = turn;
  if (!TOOK_AT.test(said.plain) || hasQuestionSigns(said.text)) return undefined;
  const here = now.toPlainDateTime();
  const due = meant(turn, await gateway.agenda(1)).filter((it) => isOpen(it) && isBefore(it, here));
  return due.length > 0 ? oneOf('complete', due, turn) : undefined;
}

/** "La" is the one that was talked about; "la del colesterol" is another. */
const POINTS_AT_IT = new RegExp(
  inLines`\b(?:la|las|lo|los) (?:he|hemos|habia|habre|tome|tomo|tomaba|puse|tengo) |
    \b(?:la|lo) (?:he|hemos|tome|puse)\b|\b(?:tom|pon|pinch)\p{L}*(?:me)?l[oa]s?\b`,
  'u',
);
const OF_ANOTHER = /\b(?:el|la|las|lo|los) (?:otr[oa]|del?)\b/;

/** What is put somewhere is no medicine. */
const IS_TAKEN = /\b(?:tom(?:e|o|ad[oa]s?|ar\p{L}*)|pinch\p{L}*)\b/u;
/** "Me la he tomado dos veces" says what was taken, and "me da miedo tomarla dos veces" does not. */
const TWICE =
  new RegExp(inLines`\b(?:he|hemos|habre) (?:\S+ ){1,4}(?:dos|tres|mas de una|varias) veces\b
    |\b(?:dos|tres|el doble|otra vez|de mas)(?: (?:me|la|las))* (?:he|tome)\b
    |\b(?:he|tome) (?:\S+ ){0,3}(?:el doble|de mas|dos juntas|otra vez)\b`);
const pointsAtIt = ({ said }: Turn): boolean =>
  POINTS_AT_IT.test(said.plain) && !OF_ANOTHER.test(said.plain) && !TWICE.test(said.plain);

/** "Me da miedo tomarla dos veces, hoy no la he tomado, ¿verdad?", of the pill that was just told. */
async function statusOfIt(turn: Turn): Promise<Reply | undefined> {
  const talkedOf = pointsAtIt(turn) ? oneIn(turn.conversation.focus) : undefined;
  if (!talkedOf) return undefined;
  const today = await turn.gateway.agenda(1);
  const it = today.find(
    ({ id, occurrence }) => id === talkedOf.id && occurrence === talkedOf.occurrence,
  );
  const named = likest(contentWords(turn.said), today);
  return it && named.length === 0 ? statusOfAll([it], turn) : undefined;
}

/** "¿Qué tienes puesto, que la he tomado o que no?": of those that are taken. */
async function statusOfTaken(turn: Turn): Promise<Reply | undefined> {
  const today =
    pointsAtIt(turn) && IS_TAKEN.test(turn.said.plain) ? await turn.gateway.agenda(1) : [];
  const medicines = today.filter(isMedicine);
  return medicines.length > 0 ? statusOfAll(medicines, turn) : undefined;
}
