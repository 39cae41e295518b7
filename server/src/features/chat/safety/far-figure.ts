import { inLines } from '../understanding/in-lines.ts';

/** What is measured at home, and which of its figures are so far outside what is ordinary that nobody passes over them. */
interface Measure {
  readonly name: string;
  readonly isFar: (figure: number) => boolean;
}

/** "A 22" and "a 220" are the same. */
const tens = (pressure: number): number => (pressure > 30 ? pressure / 10 : pressure);

const MEASURES: readonly Measure[] = [
  { name: 'azucar|glucosa|glucemia', isFar: (it) => it >= 300 || it < 60 },
  { name: 'tension|presion', isFar: (it) => tens(it) >= 18 || tens(it) < 8 },
  { name: 'fiebre|temperatura|calentura', isFar: (it) => it >= 40 || it < 35 },
  { name: 'oxigeno|saturacion|satur(?:o|a|ando)', isFar: (it) => it < 90 },
  { name: 'pulso|pulsaciones|latidos', isFar: (it) => it >= 130 || it < 40 },
];
/** An hour, a price, an age, how many pills: figures of something else. */
const UNIT = inLines`(?:
  euros?|gramos?|kilos?|años?|dias?|horas?|minutos?|veces|pastillas?|gotas|terrones|cucharad\w+
  |litros?
)`;
const OF_ELSE = new RegExp(`\\b(?:a las?|las|dia|del) \\d|\\d ${UNIT}\\b|\\d:\\d`);
const BETWEEN = '(?: \\p{L}+){0,4}?';

const FIGURES = MEASURES.map(({ name, isFar }) => ({
  isFar,
  said: [
    new RegExp(`\\b(?:${name})${BETWEEN} (\\d{1,3})\\b`, 'u'),
    new RegExp(`\\b(\\d{1,3})(?: y medio)? de (?:${name})\\b`, 'u'),
  ],
}));

/**
 * Whether a measured figure is named that lies far outside what is ordinary. What follows from it is not ours to say:
 * she is asked how she is.
 */
export function hasFarFigure(plain: string): boolean {
  if (OF_ELSE.test(plain)) return false;
  return FIGURES.some(({ said, isFar }) =>
    said.some((pattern) => {
      const [, figure] = pattern.exec(plain) ?? [];
      return figure !== undefined && isFar(Number(figure));
    }),
  );
}

/** What else she says: to the recogniser, which knows no figures, 110 and 400 are the same. */
export function withoutFigures(plain: string): string {
  if (OF_ELSE.test(plain)) return plain;
  const patterns = FIGURES.flatMap(({ said }) => said);
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), plain).trim();
}
