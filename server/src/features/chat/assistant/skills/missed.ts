import type { Reminder } from '@encina/contract/reminders';
import { contentWords } from '../matching.ts';
import { isBefore, isDone, isMedicine, isOpen } from '../occurrence.ts';
import type { Reply, Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { whenOf } from './agenda.ts';
import { ofAnotherDay, statusReply } from './status.ts';

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
  return { text: [missing, skipped, rest].filter(Boolean).join(' ') };
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
const OF_ALL =
  /\b(?:falta(?:n|do|ba)?|queda(?:n|do|ba)?|olvidado|pasado|atrasado|todo|algo|alguna)\b/;

/** Of one thing, or of the medicine that she speaks of; "¿me falta alguna pastilla?" is about the whole day. */
async function askedStatus(turn: Turn): Promise<Reply | undefined> {
  const { said } = turn;
  const isOfAll = OF_ALL.test(said.plain);
  if (isOfAll || (contentWords(said).length === 0 && !MEDICINE_TAKEN.test(said.plain))) {
    return undefined;
  }
  return (
    (await statusReply(turn)) ?? {
      text: 'No encuentro eso en tus recordatorios de hoy, así que no lo sé.',
      link: 'reminders',
    }
  );
}
