import type { Span } from '../../../understanding/fold.ts';
import { fold } from '../../../understanding/fold.ts';
import { type Intent, isIntent } from '../../../understanding/intents.ts';
import { afterYes } from './acts.ts';
import { agendaOf } from './answered.ts';
import { daysNamed, type Half, partsNamed } from './asked.ts';
import { isHers, placeAsked, touchedBy } from './changes.ts';
import type { Moment, Stand } from './moment.ts';
import { daysOf } from './said.ts';
import { exactly, signsIn } from './signs.ts';
import { fresh, type Slots } from './slot-stands.ts';

/** Whether two things that she asked for at once were both done or held out, as she asked for them. */

/** A thing that is seen, and where. */
interface Seen extends Span {
  readonly what: string;
  /** Where she names it; -1 where she does not. */
  readonly asked: number;
}

interface Scene {
  readonly moment: Moment;
  /** What stands when she has said yes to all that was held out. */
  readonly end: readonly Stand[];
  /** What was answered, and then to one yes and to another. */
  readonly text: string;
}

const WRITES: ReadonlySet<Intent> = new Set<Intent>([
  'reminder.add',
  'reminder.move',
  'reminder.complete',
  'reminder.remove',
]);

/** Of what writes, words are not enough: it is done after her yes, and she named no other than that. */
function actsIn(name: Intent, { moment, end, text }: Scene): readonly Seen[] {
  const folded = fold(text);
  return touchedBy(name, moment.before, end)
    .filter((stand) => name === 'reminder.add' || isHers(stand, moment, end))
    .flatMap((stand) =>
      [...folded.matchAll(new RegExp(exactly(stand.title), 'gu'))].map(({ index }) => ({
        start: index,
        end: index + stand.title.length,
        what: `${name} ${stand.title} ${stand.day} ${stand.hour}`,
        asked: placeAsked(stand, moment.said),
      })),
    );
}

/** The sentences of a text, by their places; "¿Borro «Pan»?" asks and tells no agenda. */
function sentencesIn(text: string): readonly Span[] {
  const all = [...text.matchAll(/[^\n]+?(?:[.?!…]»?(?=\s|$)|(?=\n|$))/g)];
  return all.map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
}

/** Sentences that tell the agenda of the day that she names, and nothing of others. */
function agendasIn({ moment, end, text }: Scene, half: Half): readonly Seen[] {
  const sentences = sentencesIn(text);
  const days = daysNamed(moment, half);
  // "Te avisaré el lunes: Pan" is no agenda: what is added tells nothing of it.
  const kept = moment.after.filter((it) => fresh(end, [it]).length === 0);
  const seen: Seen[] = [];
  for (const [i, { start }] of sentences.entries()) {
    for (const { end: stop } of sentences.slice(i)) {
      const words = text.slice(start, stop);
      if (words.includes('?')) break;
      // Before her yes, what she removes may be told as it was.
      const stood = stop <= moment.reply.text.length ? [moment.after, kept] : [kept];
      const told = days.find((day) =>
        stood.some((after) => tellsAgenda(moment, words, after, day)),
      );
      if (told) seen.push({ start, end: stop, what: `agenda.day ${told}`, asked: -1 });
    }
  }
  return seen;
}

function tellsAgenda(moment: Moment, text: string, after: readonly Stand[], day: string): boolean {
  const told = { ...moment, reply: { ...moment.reply, text }, after };
  const parts = partsNamed(moment);
  return [{ day: [day] }, ...parts.map((part) => ({ day: [day], part: [part] }))].some(
    (slots: Slots) => agendaOf(told, slots),
  );
}

function seenOf(name: Intent, half: Half, scene: Scene): readonly Seen[] {
  if (WRITES.has(name)) return actsIn(name, scene);
  if (name === 'agenda.day') return agendasIn(scene, half);
  const { moment, text } = scene;
  const days = name.startsWith('date.') ? daysNamed(moment, half).slice(0, 1) : ['today'];
  return days
    .flatMap((slot) => daysOf(slot, moment.today).slice(0, 1))
    .flatMap((day) => signsIn(text, name, moment, day))
    .map((span) => ({ ...span, what: `${name} ${text.slice(span.start, span.end)}`, asked: -1 }));
}

/** The one is another than the other, and comes before it, as in her words. */
const isInOrder = (one: Seen, other: Seen): boolean =>
  one.end <= other.start &&
  one.what !== other.what &&
  (one.asked < 0 || other.asked < 0 || one.asked <= other.asked);

export async function both(moment: Moment, { first = [], second = [] }: Slots): Promise<boolean> {
  const yeses = await afterYes(moment, 2);
  const scene: Scene = {
    moment,
    end: yeses.at(-1)?.after ?? moment.after,
    text: [moment, ...yeses].map(({ reply }) => reply.text).join('\n'),
  };
  const seen = (names: readonly string[], half: Half) =>
    names.filter(isIntent).flatMap((name) => seenOf(name, half, scene));
  const others = seen(second, 'second');
  return seen(first, 'first').some((one) => others.some((other) => isInOrder(one, other)));
}
