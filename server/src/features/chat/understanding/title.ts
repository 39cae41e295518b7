import type { Category } from '@encina/contract/reminders';
import { fold, type Span, without } from './fold.ts';

const NOUN = '(?:un |el |una |la |otro )?(?:nuevo )?(?:recordatorio|aviso|alarma|nota|cita nueva)';
/** How an order to remember begins; what comes after it is the thing. */
const ORDERS: readonly RegExp[] = [
  /^.*?\b(?:recuerdame|recordarme|acuerdame|me recuerdas|recuerda)\b/u,
  new RegExp(
    `^.*?\\b(?:pon(?:me|er)?|crea(?:me|r)?|anade(?:me)?|añade(?:me)?|haz(?:me)?|necesito|quiero) ${NOUN}\\b`,
    'u',
  ),
  new RegExp(`^(?:${NOUN})\\b`, 'u'),
  /^.*?\b(?:que me recuerdes|que recordar|hazme acordar|que se me olvide|se me olvide)\b/u,
  /^.*?\b(?:apuntame|apuntar|apunta|anotame|anotar|anota|avisame|avisa|anade|añade|guardame|guarda)\b/u,
];
const LINK =
  /^[\s,:.]*(?:(?:de|a|para|por|con|en) )?(?:que |lo de que )?(?:(?:tengo|hay|debo) que )?/u;
const ENDS = /[\s,.:;¿?¡!#]+$|^[\s,.:;¿?¡!]+/gu;
const TAIL = /\b(?:a|de|para|el|la|los|las|en|y|por|desde|cada|con|por favor|gracias)$/u;

/** "Que llame" is said for "llamar": a title names the thing to do. */
const INFINITIVES: Readonly<Record<string, string>> = {
  llame: 'llamar',
  tome: 'tomar',
  compre: 'comprar',
  vaya: 'ir',
  saque: 'sacar',
  riegue: 'regar',
  haga: 'hacer',
  ponga: 'poner',
  pague: 'pagar',
  recoja: 'recoger',
  coja: 'coger',
  lleve: 'llevar',
  lave: 'lavar',
  mire: 'mirar',
  apague: 'apagar',
  cierre: 'cerrar',
  eche: 'echar',
  pida: 'pedir',
  tenga: 'tener',
  beba: 'beber',
  coma: 'comer',
  felicite: 'felicitar',
  visite: 'visitar',
};

/** What is to be remembered, of an order that holds its day and hour as well; undefined where it names nothing. */
export function titleIn(text: string, spans: readonly Span[]): string | undefined {
  const left = without(text, spans);
  const folded = fold(left);
  const order = ORDERS.map((pattern) => pattern.exec(folded)).find(Boolean);
  const begin = order?.[0].length ?? 0;
  const link = LINK.exec(folded.slice(begin))?.[0].length ?? 0;
  return titleOf([...left].slice(begin + link).join(''));
}

function titleOf(text: string): string | undefined {
  let title = text.replace(ENDS, '');
  while (TAIL.test(fold(title))) title = title.replace(/\s*\S+$/u, '').replace(ENDS, '');
  const [, reflexive, verb = '', rest = ''] = /^(me )?(\S+)(.*)$/u.exec(title) ?? [];
  const infinitive = INFINITIVES[fold(verb)];
  if (infinitive) title = `${infinitive}${reflexive ? 'me' : ''}${rest}`;
  if (title.length < 2) return undefined;
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, 120);
}

const CATEGORIES: readonly (readonly [Category, RegExp])[] = [
  [
    'Medicación',
    /pastill|medicin|medicac|insulina|jarabe|gotas|pildora|capsula|inyeccion|antibiotic|sintrom|inhalador|parche|vacuna/,
  ],
  [
    'Salud',
    /medic[oa]|doctor|enfermer|hospital|ambulatorio|centro de salud|analisis|analitica|revision|tension|azucar|dentista|oculista|podolog|fisio|farmacia|consulta|rehabilit|sangre/,
  ],
  [
    'Actividad',
    /gimnasia|paseo|pasear|andar|caminar|misa|baile|taller|hogar|bingo|huert|jugar|partida|piscina|yoga|excursion|rosario/,
  ],
];

export const categoryOf = (title: string): Category =>
  CATEGORIES.find(([, words]) => words.test(fold(title)))?.[0] ?? 'Personal';
