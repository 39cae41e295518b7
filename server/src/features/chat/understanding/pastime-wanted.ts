import { fold } from './fold.ts';
import { inLines } from './in-lines.ts';
import type { Intent } from './intents.ts';
import { hasQuestionSigns } from './question.ts';

/** "Un chiste, anda", "otra poesía de las tuyas, venga": named without a verb, it is wanted, whatever she was telling. */
const PASTIMES: readonly (readonly [Intent, string])[] = [
  ['joke', 'chistes?|chiste(?:c(?:ill|it|in))[oa]s?|chascarrill(?:o|it[oa])s?'],
  ['saying', 'refran(?:es|c(?:ill|it|in)os?)?|dichos?|proverbios?'],
  ['riddle', 'adivinan(?:za|c(?:ill|it|in)a)s?|acertij(?:o|ill[oa]|it[oa])s?|quisicosas?'],
  [
    'poem',
    inLines`poesi(?:a|lla|ta|na)s?|poem(?:a|it[oa]|ill[oa])s?|vers(?:o|it[oa]|ill[oa])s?
      |copl(?:a|ill[oa]|it[oa])s?|romances?`,
  ],
  ['open.games', 'jueg(?:o|uecit[oa]|uit[oa]|ecillo|uecill[oa])s?'],
];
const BESIDE = inLines`un|una|uno|otr[oa]s?|algun|alguna|algo|el|la|mas|anda|ande|venga|vamos|hala
  |ea|ale|va|hij[oa]|maj[oa]|guap[oa]|niñ[oa]|hermos[oa]|mujer|hombre|oye|pues|bueno|y|ahora|a ver
  |por favor|de|los|las|es[oa]s|tuy[oa]s|tus|que (?:tu )?(?:sabes?|tienes|tengas|cuentas)|buen[oa]
  |bonit[oa]|cortit?[oa]|nuev[oa]|alegre|gracios[oa]|verde|picante|asi
  |(?:cuenta|di|echa|suelta|recita|canta|lee|pon|saca|da|haz)(?:me|nos)?|tendras?
  |para (?:reir|reirme|reirnos|animarme|alegrarme|pasar el rato|ver si me rio)
  |que (?:me|nos) (?:
    ria|riamos|alegres?|animes?|distraigas?|entretengas?|quites?|gustes?
    |hagas? (?:reir|gracia|compañia)
  )(?: (?:un poco|el dia|la tarde|las penas|la pena|un rato))*
  |aunque sea|corta
  |(?:para|antes de) (?:acabar|terminar|irme|acostarme|dormir(?:me)?|despedir(?:me|nos))
  |y (?:te dejo|me voy|ya esta|nada mas)|de esos que|si (?:acaso|quieres|puede|puedes)|ya|luego
  |primero|entonces|mejor|venga ya|siquiera|tan solo|solo|por lo menos|al menos`;

const patternOf = (names: string): RegExp =>
  new RegExp(
    `^(?:(?:${BESIDE}) )*(?:${names})(?: (?:${BESIDE}))*(?: que (?:sea|hable|trate|vaya)\\b.*)?$`,
  );
const WANTED = PASTIMES.map(([intent, names]) => ({ intent, pattern: patternOf(names) }));

/** "Mi abuelo decía muchos refranes": others said them. */
const TOLD_OF = new RegExp(inLines`\b(?:
  decian?|contaban?|recitaban?|cantaban?|sabian?|enseñaban?|leian?|jugab(?:an?|amos)
  |hac(?:ian?|iamos)|soliamos?|gustaban?|eran?|fue(?:ron)?|dijo|dijeron|conto|contaron|recito
  |enseño|enseñaron|aprendi(?:o|mos)?|leyo|hizo|hicieron|regal(?:o|aron)|traj(?:o|eron)
  |(?:ha|han) (?:contado|dicho|enseñado|regalado|traido|recitado|cantado)
)\b`);
const WANTED_TOO = new RegExp(
  inLines`\b(?:
    anda|venga|quiero|quisiera|queria|querria|tu|otr[oa]|ahora|dime|di|\p{L}+me(?:l[oa]s?)?
    |apetece|sabes|tienes|puedes|podrias|a ver|como|acuerdo|recuerdas?
  )\b`,
  'u',
);
export const tellsOfPastime = ({ text, plain }: { text: string; plain: string }): boolean =>
  !hasQuestionSigns(text) && TOLD_OF.test(plain) && !WANTED_TOO.test(plain);
export const isPastime = (intent: Intent): boolean =>
  PASTIMES.some(([pastime]) => pastime === intent);

/** Which of them is named alone; nothing where anything is told or asked of it. */
export const wantsPastime = ({
  text,
  plain,
}: {
  text: string;
  plain: string;
}): Intent | undefined =>
  hasQuestionSigns(text) ? undefined : WANTED.find(({ pattern }) => pattern.test(plain))?.intent;

/** "Échame un refrán de los de antes, que a él le gustaban": an order, whatever she says of it besides. */
const ORDERED = new RegExp(
  inLines`^(?:(?:
    y|anda|ande|venga|ea|hala|bueno|pues|oye|mira|ahora|hij[oa]|mujer|a ver|por favor|si|no|ay
  ) )*(?:
    (?:cuent|ech|suelt|recit|cant|sac|larg|d|lanz|explic)[ae]|di|diga|le[ea]|lea|pon|ponga|haz
  )(?:me|nos|te) (?:\p{L}+ ){0,3}(?:${PASTIMES.map(([, names]) => names).join('|')})(?!\p{L})`,
  'u',
);
export const ordersPastime = ({ plain }: { plain: string }): boolean => ORDERED.test(plain);

const NAMED = new RegExp(`\\b(?:${PASTIMES.map(([, names]) => names).join('|')})\\b`, 'u');
export const isPastimeNamed = (plain: string): boolean => NAMED.test(plain);

const NAMES = [...PASTIMES.map(([, names]) => names), 'mensajes?|fotos?|retratos?'].join('|');
const REFUSED = new RegExp(
  inLines`(?<=^|[,.;:!?]\s*)(?:(?:no|ay|pues|y|bueno|hij[oa]|mas|otr[oa]) )*(?:(?:
    un|una|uno|el|la|los|las|nada de|mas|de
  ) )*(?:${NAMES}) no(?:,? (?:que|porque) [^,.;!?]*)?(?=$|[,.;!?])[,.;!?\s]*`,
  'u',
);

/** "Una adivinanza no, que ayer perdí. Ponme un juego": what she wants instead; nothing where she refuses none. */
export function insteadOfRefused(text: string): string | undefined {
  const found = REFUSED.exec(fold(text));
  if (!found) return undefined;
  const letters = [...text.normalize('NFC')];
  letters.splice(found.index, found[0].length);
  const rest = letters.join('').trim();
  return /\p{L}/u.test(rest) ? rest : undefined;
}
