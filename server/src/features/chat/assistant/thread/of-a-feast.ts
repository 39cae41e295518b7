import { feastAsked } from '../../understanding/feast-days.ts';
import { fold } from '../../understanding/fold.ts';
import type { Reply } from '../skill.ts';
import { capital, counted, dayWords, fullDay } from '../spanish.ts';
import type { Turn } from '../turn.ts';

/** "¿Cuánto falta para Navidad?", "¿qué día cae Reyes?": the day, and how many there are until then. */
export function ofAFeast({ said, now }: Turn): Reply | undefined {
  const today = now.toPlainDate();
  const day = said.order === undefined ? feastAsked(fold(said.text), today) : undefined;
  if (!day) return undefined;
  const remember = { topic: 'date.today', day: day.toString() } as const;
  const { days } = today.until(day);
  if (days === 0) return { text: `Es hoy, ${fullDay(day)}.`, remember };
  const left = days === 1 ? 'Falta' : 'Faltan';
  const near = dayWords(day, today);
  const when = near.startsWith('el ') ? `El ${fullDay(day)}` : `${capital(near)}, ${fullDay(day)}`;
  return { text: `${when}. ${left} ${counted(days, 'día', 'días')}.`, remember };
}
