import type { AlertSettings, Delay } from '@encina/contract/alerts';

export const DELAY_WORDS: Readonly<Record<Delay, string>> = {
  30: 'media hora',
  60: 'una hora',
  120: 'dos horas',
};

const TOWN = 'al ayuntamiento';

/** Who is told, in which order: "Si no contestas en una hora, se avisa a Lucía. Después, a Carmen." */
export function orderWords({
  delayMinutes,
  people,
  tellsTown,
}: Pick<AlertSettings, 'delayMinutes' | 'people' | 'tellsTown'>): string {
  const [first, ...others] = [
    ...people.map(({ name }) => `a ${name}`),
    ...(tellsTown ? [TOWN] : []),
  ];
  const after = others.map((whom) => ` Después, ${whom}.`).join('');
  return `Si no contestas en ${DELAY_WORDS[delayMinutes]}, se avisa ${first}.${after}`;
}

/** `De 8:00 a 22:00.` */
export const hoursWords = ({ from, until }: Pick<AlertSettings, 'from' | 'until'>): string =>
  `Solo de ${short(from)} a ${short(until)}.`;

const short = (time: string): string => time.replace(/^0(?=\d:)/, '');
