import { inLines } from './in-lines.ts';
import { COULD_BE } from './polite.ts';

/** What a clause says is to become of a reminder, by its verb in any form of it: "quítala", "me la quitas", "que la quite". */
export type Act = 'move' | 'remove' | 'keep';

/** A verb as it orders or names what is to be done, and as it is wished: "cambia, cambiar, cambias" and "que cambie, cambiara". */
interface Verb {
  readonly order: string;
  readonly wish: string;
  /** "¿Y si la pasamos?" */
  readonly together: string;
}
const ORDER = '(?:a|e|ar|as)';
const WISH = '(?:es?|aras?|ases?)';
const REMOVE_STEMS = '(?:quit|borr|anul|cancel|elimin|tach|desapunt|retir)';
const MOVE_STEMS = '(?:cambi|aplaz|retras|atras|adelant|pas|traslad)';
const REMOVE: Verb = {
  order: `(?:${REMOVE_STEMS}${ORDER}|arranc(?:a|ar|e)(?=(?:me)?l[oa])|suprim(?:e|a|ir|es))`,
  wish: `(?:${REMOVE_STEMS}${WISH}|suprimas?)`,
  together: `(?:${REMOVE_STEMS}amos|suprimimos)`,
};
const MOVE: Verb = {
  order: `(?:${MOVE_STEMS}${ORDER}|muev(?:e|a|es)|mover|pospon(?:er|ga|es)?)`,
  wish: `(?:${MOVE_STEMS}${WISH}|aplaces?|muevas?|movieras?|pospongas?)`,
  together: `(?:${MOVE_STEMS}amos|movemos|posponemos)`,
};
/** These move what stands only where it is said to when. */
const PUT: Verb = {
  // "Llévamela al sábado", and not "llévame al médico".
  order: `(?:dej${ORDER}|llev(?:a|ar|e)(?=(?:me)?l[oa])|pon(?:er|e|es|ga)?)`,
  wish: `(?:dej${WISH}|pongas?|pusieras?|pondrias?)`,
  together: '(?:dejamos|ponemos)',
};
const formsOf = ({ order, wish }: Verb): string => `(?:${order}|${wish})`;

/** How a clause comes to its verb. */
const LEADS = inLines`^(?:(?:
  y|pues|ay|uy|no|oye|mira|anda|bueno|ea|venga|vale|hij[oa]|mujer|chach[oa]|encina|mejor|ahora
  |luego|entonces|tambien|asi que|por favor
  |(?:yo )?(?:
    quiero|quisiera|querria|queria|necesito|puedes|puede|podrias|podria|vas a|hay que|habria que
    |vamos a
  )
  |(?:haz|haga)(?:me)?(?: usted)? el favor de|lo que (?:quiero|queria) es
) )*`;
const WISHED =
  '\\b(?:que|quiero|quisiera|querria|queria|gustaria|necesito|pido|ruego|favor)\\b(?:(?! que\\b).)*\\b';

/** An order that points at it, one by "tú" or "usted" after its pronoun, one that begins the clause, and one that is wished. */
const said = (verb: Verb): RegExp =>
  new RegExp(
    [
      `\\b${formsOf(verb)}(?:me|nos|te)?l[oa]s?\\b`,
      `\\bl[oa]s? ${formsOf(verb)}\\b`,
      `${LEADS}(?:me )?${formsOf(verb)}(?:me|nos)?\\b(?! (?:que|de(?! (?:hora|dia)\\b))\\b)`,
      `${WISHED}(?:me )?${verb.wish}\\b`,
      `\\b(?:y|tal) si (?:\\p{L}+ )?${verb.together}\\b`,
      `\\bl[oa]s? ${verb.together}\\b(?! (?:muy|mu|tan|bien|mal|de|en|estupend|fatal)\\b)`,
    ].join('|'),
    'u',
  );

/** "La misa, fuera", "lo que se quita es la gimnasia". */
const GONE = new RegExp(
  inLines`(?<!\b(?:que|si|como|de) )\bfuera$|^(?:(?:y|pues|hala|venga) )*fuera (?!de\b)\p{L}
    |\b(?:lo|la) que (?:se|me|hay que) (?:quit|borr)\p{L}*\b`,
  'u',
);
const KEEPS = new RegExp(
  inLines`\bse quedan?(?: (?:
      ahi|puest[oa]|apuntad[oa]|(?:como|donde|cuando) (?:esta|estaba)|quiet[oa]|igual
    ))*$
    |\bque se quede\b|\bni hablar\b|\bde (?:quitar|borrar|anular|mover|cambiar)l[oa] nada\b`,
  'u',
);
const LEAVES = new RegExp(
  inLines`\bdej(?:a|e|es|ar)(?:me)?l[oa]s?(?: (?:
    estar|ahi|(?:como|donde|cuando) (?:esta|estaba)|puest[oa]|tranquil[oa]|quiet[oa]|en paz|igual
    |anda|hij[oa]|mujer|mejor|pues|si|ya
  ))*$`,
  'u',
);
const REFUSES =
  '\\b(?:no|ni|tampoco)(?: (?:hay que|hace falta que|quiero que|vayas a|vaya a|me|nos|te|se|l[oa]s?))* ';
const NEGATED = new RegExp(
  `${REFUSES}(?:${[REMOVE, MOVE, PUT].map(formsOf).join('|')})(?:me)?(?:l[oa]s?)?\\b`,
  'u',
);

export interface ActSaid {
  readonly act: Act;
  /** It is only one where a day or an hour is said: "ponla". */
  readonly needsWhen?: true;
  /** It points at no thing: "ponme la callista" may note another one. */
  readonly mayNote?: true;
  /** "Ponlo", which may be said of something new. */
  readonly isPut?: true;
  /** The verb is refused: "no me la pongas mañana". */
  readonly isNegated?: true;
}

/** "Que la misa sea a la una". */
const TO_BE = /\bque\b.* sea\b/u;

/** "El cura ha puesto la misa a la una". */
const OTHERS_MOVED = new RegExp(
  inLines`(?<!\bse (?:(?:me|te|le|nos|les) )?)\b(?:ha|han) (?:
    puest|pasad|cambiad|adelantad|retrasad|atrasad|aplazad|movid|trasladad
  )[oa]?\b`,
  'u',
);
/** "Al médico mejor el miércoles", without its day; "hoy está mejor" moves nothing. */
const RATHER = /(?:^|\bque )(?:al?|el|la|l[oa] del?)(?: (?:la|el|mi))? \p{L}+ mejor$/u;

/** "El pan ya no hace falta", "no hace falta que vaya al podólogo"; "a mí no me hace falta médico" boasts. */
const NEEDS_NOT = new RegExp(inLines`\bno (?:(?:me|nos|le|te) )?(?:
  hacen?|hara|haran|va a hacer
) (?:ya )?(?:ninguna )?falta\b(?! (?:que )?(?:dec|dig|jur|expli|llor|vengas?|grit|corr))`);
const OF_THIS_TIME = /\b(?:ya|al final|esta vez)\b|\bfalta (?:que|\p{L}*[aei]r)\b/u;

const PATTERNS = [
  [said(REMOVE), 'remove'],
  [GONE, 'remove'],
  [said(MOVE), 'move'],
] as const;
/** "Quita, que me ha llamado": it is no order, where nothing follows it. */
const CRIES = /^(?:(?:ay|uy|anda|no|bah) )*(?:quita|deja)(?: (?:quita|deja|mujer|hij[oa]|anda))*$/;
const PUTS = said(PUT);
/** "Habrá que dejarlos para la tarde". */
const LEFT_FOR = /\bdej\p{L}+\b/u;
const POINTED = new RegExp(
  `\\b${formsOf(PUT)}(?:me|nos|te)?l[oa]s?\\b|\\bl[oa]s? ${formsOf(PUT)}\\b`,
  'u',
);

/**
 * The act of one clause.
 * @param plain its words, without its days and hours
 * @param isTimed whether it says one: "déjalo para mañana" leaves nothing as it is
 */
export function actIn(plain: string, isTimed: boolean): ActSaid | undefined {
  if (NEGATED.test(plain)) return { act: 'keep', isNegated: true };
  if (KEEPS.test(plain) || (LEAVES.test(plain) && !isTimed)) return { act: 'keep' };
  if (CRIES.test(plain)) return undefined;
  const act = PATTERNS.find(([pattern]) => pattern.test(plain))?.[1];
  if (act) return { act };
  if (isTimed && (OTHERS_MOVED.test(plain) || RATHER.test(plain)))
    return { act: 'move', needsWhen: true, isPut: true };
  if (NEEDS_NOT.test(plain) && (isTimed || OF_THIS_TIME.test(plain)))
    return { act: 'remove', mayNote: true };
  if (TO_BE.test(plain) || COULD_BE.test(plain)) return { act: 'move', needsWhen: true };
  if (!PUTS.test(plain)) return undefined;
  const isPut = !LEFT_FOR.test(plain);
  const mayNote = !POINTED.test(plain);
  return {
    act: 'move',
    needsWhen: true,
    ...(isPut && { isPut }),
    ...(mayNote && { mayNote }),
  };
}

/** "Hoy la gimnasia me la quitas": the thing before its verb. */
const REMOVES_IT =
  new RegExp(inLines`(?<!\bno )\b(?:me )?l[oa]s? (?:quitas|borras|anulas|cancelas|tachas)(?: (?:
    hij[oa]|por favor|anda
  ))?(?= (?:que|porque)|$)`);
export const takesItOff = (plain: string): boolean => REMOVES_IT.test(plain);
