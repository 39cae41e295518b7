import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { hasQuestionSigns } from '../../understanding/question.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isAt } from '../finding.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likest } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import { moveReminder, removeReminder } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';

/** What she asks of a reminder that she names by its hour or its day alone, or of which she wants to be sure. */
export const thereIs = async (turn: Turn): Promise<Reply | undefined> =>
  changesSomething(turn) ?? (await ofAnHour(turn)) ?? (await onTheDay(turn)) ?? noted(turn);

const OF_AN_HOUR = /\b(?:lo|la|el|eso) (?:de|que (?:tengo|tenia|hay|habia) a) (?:la|las|al) \S+/;
const WHAT_IS_IT = /\b(?:que|cual|como) (?:es|era|seria|fue|tengo|tenia|se llama\S*)\b/;
const REMOVES = /^(?:\S+ )?(?:quita|borra|elimina|anula|cancela)(?:me)? (?:lo|la|el)\b/;
const MOST_TOLD = 3;

/** "Eso qué era, lo de las once": the next that there is at that hour. */
async function ofAnHour(turn: Turn): Promise<Reply | undefined> {
  const { said, when } = turn;
  if (!when.time || !OF_AN_HOUR.test(said.plain)) return undefined;
  // "Borra lo de las diez": whatever it sounds like, nothing is called so.
  if (REMOVES.test(said.plain) && namesOf(turn).length === 0) return removeReminder(turn);
  if (!WHAT_IS_IT.test(said.plain)) return undefined;
  const found = (await openOf(turn)).filter(
    (it) => isAt(it, when) && (!when.date || wall(it).toPlainDate().equals(when.date)),
  );
  if (found.length === 0) return { text: 'A esa hora no tienes nada apuntado.', link: 'reminders' };
  const [first] = found;
  const sameDay = found.filter(
    (it) => first && it.occurrence.slice(0, 10) === first.occurrence.slice(0, 10),
  );
  return told(sameDay.slice(0, MOST_TOLD), turn);
}

/** "¿Y el domingo, que me parece que hay una misa?": of that day, where it is there; nothing is noted for a question. */
async function onTheDay(turn: Turn): Promise<Reply | undefined> {
  const { said, when, intent } = turn;
  const isAsked = turn.asks && hasQuestionSigns(said.text) && !intent.startsWith('agenda.');
  if (!isAsked || !when.date || when.time || said.order) return undefined;
  const day = when.date;
  const on = (await openOf(turn)).filter((it) => wall(it).toPlainDate().equals(day));
  const found = likest(namesOf(turn), on);
  return found.length === 1 ? told(found, turn) : undefined;
}

const SURE = /\bque no se me (?:pase|olvide|vaya)\b|^(?:\S+ ){0,2}(?:recuerda|acuerda)(?:me|te)?\b/;

/** "La misa del tío Paco, que no se me pase": what is noted already is told, and not noted twice. */
async function noted(turn: Turn): Promise<Reply | undefined> {
  const { said, when, intent, conversation } = turn;
  const says = when.date ?? when.time ?? when.part ?? when.period;
  if (intent !== 'reminder.add' || says || when.recurrency !== 'none') return undefined;
  if (!SURE.test(said.plain) || conversation.undo) return undefined;
  const names = namesOf(turn).filter((word) => !/^(?:pase|olvide|vaya|acuerdate)$/.test(word));
  const open = names.length > 0 ? await openOf(turn) : [];
  const it = open.find(({ title }) => {
    const whole = contentWords(utteranceOf(title));
    const isCalledSo = names.every((word) => likest([word], [{ title }]).length > 0);
    return (
      isCalledSo &&
      whole.every((word) => names.some((name) => likest([name], [{ title: word }]).length > 0))
    );
  });
  if (!it) return undefined;
  const { text, remember } = told([it], turn);
  return { text: `Ya lo tienes apuntado. ${text}`, link: 'reminders', remember };
}

const SOMETHING = new RegExp(inLines`^(?:(?:oye|anda|mira|pues|y|hij[oa]|bueno) )*(?:
  tengo que|quiero|queria|quisiera|hay que|me gustaria
) (?:cambiar|mover) (?:una cos(?:a|ita)|algo|un recordatorio|una cita)\b`);

/** "Tengo que cambiar una cosa y no sé cuál": she is asked which. */
const changesSomething = (turn: Turn) =>
  SOMETHING.test(turn.said.plain) && namesOf(turn).length === 0 ? moveReminder(turn) : undefined;

const namesOf = ({ said, when }: Turn): readonly string[] =>
  contentWords(utteranceOf(without(said.text, when.spans)));

const openOf = async ({ gateway }: Turn): Promise<readonly Reminder[]> =>
  (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);

const told = (found: readonly Reminder[], turn: Turn): Reply => ({
  text: found.map((it) => whenItComes(it, turn)).join('\n'),
  remember: {
    topic: 'agenda.day',
    focus: focusOn(found.map(targetOf), found.length === 1 ? 0 : null),
  },
});
