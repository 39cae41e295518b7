import { RELATIONS } from '../../understanding/relations.ts';
import { plain } from '../../understanding/words.ts';
import type { Reply, Respond } from '../skill.ts';
import { capital, counted, dayWords, firstName, fullDay } from '../spanish.ts';
import type { Turn } from '../turn.ts';
import { saintOf } from '../word-lists.ts';

const dayMeant = ({ when, now }: Turn) => when.date ?? now.toPlainDate();

export const timeNow: Respond = ({ now }) => {
  return { text: `${clockWords(now)} ${partOf(now.hour)}.` };
};

const clockWords = ({ hour, minute }: Temporal.ZonedDateTime): string =>
  `${hour === 1 ? 'Es la' : 'Son las'} ${hour}:${String(minute).padStart(2, '0')}.`;

/** As home says it. */
export function partOf(hour: number): string {
  if (hour < 6) return 'Es de noche';
  if (hour < 12) return 'Es por la mañana';
  if (hour < 15) return 'Es mediodía';
  return hour < 20 ? 'Es por la tarde' : 'Es de noche';
}

export const dateToday: Respond = (turn) => {
  const today = turn.now.toPlainDate();
  const day = dayMeant(turn);
  const name = dayWords(day, today);
  const remember = { day: day.toString() };
  if (day.equals(today)) return { text: `Hoy es ${fullDay(day)}.`, remember };
  if (name.startsWith('el ')) return { text: `Ese día es ${fullDay(day)}.`, remember };
  const isPast = Temporal.PlainDate.compare(day, today) < 0;
  return {
    text: `${capital(name)} ${isPast ? 'fue' : 'es'} ${fullDay(day)}.`,
    remember,
  };
};

export const dayPart: Respond = ({ now }) => ({
  text: `${partOf(now.hour)}. ${clockWords(now)}`,
});

export const saint: Respond = (turn) => {
  const day = dayMeant(turn);
  const today = turn.now.toPlainDate();
  const name = dayWords(day, today);
  const isPast = Temporal.PlainDate.compare(day, today) < 0;
  const verb = isPast ? 'se celebró' : 'se celebra';
  return { text: `${capital(name)} ${verb}: ${saintOf(day)}.` };
};

/** Astronomical beginnings move by a day; these are the ones that are remembered. */
const SEASONS = [
  { name: 'primavera', article: 'la', month: 3, day: 20 },
  { name: 'verano', article: 'el', month: 6, day: 21 },
  { name: 'otoño', article: 'el', month: 9, day: 22 },
  { name: 'invierno', article: 'el', month: 12, day: 21 },
] as const;

export const season: Respond = ({ said, now }) => {
  const today = now.toPlainDate();
  const begin = (it: (typeof SEASONS)[number]) => {
    const day = today.with({ month: it.month, day: it.day });
    return Temporal.PlainDate.compare(day, today) > 0 ? day : day.add({ years: 1 });
  };
  const next = SEASONS.toSorted((a, b) => Temporal.PlainDate.compare(begin(a), begin(b)));
  const current = next.at(-1) ?? SEASONS[0];
  const asked = SEASONS.find(({ name }) => said.plain.includes(plain(name)));
  const isWhen = /cuando|cuanto|falta|queda|lleg|empieza/.test(said.plain);
  const coming = isWhen && asked && asked !== current ? asked : next[0];
  if (!coming) return { text: `Estamos en ${current.name}.` };
  const days = today.until(begin(coming)).days;
  return {
    text: `Estamos en ${current.name}. ${coming.article === 'la' ? 'La' : 'El'} ${coming.name} empieza dentro de ${counted(days, 'día', 'días')}.`,
  };
};

const WHERE_IS = /\b(?:donde|onde) (?:esta|anda|para|se ha metido) mi (\S+)/;

/** Whoever is asked after may be out, or dead for years: neither is for us to say. */
async function whereIs(who: string, { gateway }: Turn): Promise<Reply> {
  const [first] = await gateway.family();
  const ask = first ? `Pregúntale a ${firstName(first.name)}, o cuéntame` : 'Cuéntame';
  return { text: `Dónde está tu ${who} no lo puedo ver. ${ask} qué te preocupa.` };
}

export const whereAmI: Respond = async (turn) => {
  const { said, gateway } = turn;
  const [, who] = WHERE_IS.exec(said.plain) ?? [];
  if (who && RELATIONS.test(who)) return whereIs(who, turn);
  const { name } = await gateway.town();
  return { text: `Tu pueblo es ${name}. Dónde estás ahora mismo no lo puedo ver.` };
};

export const townHall: Respond = async ({ gateway }) => {
  const { name, phone, address } = await gateway.town();
  const where = address ? ` Está en ${address}.` : '';
  if (!phone) return { text: `No tengo apuntado el teléfono del ayuntamiento de ${name}.${where}` };
  return {
    text: `El teléfono del ayuntamiento de ${name} es el ${phone}.${where}`,
    phones: [{ name: 'Ayuntamiento', number: phone }],
  };
};
