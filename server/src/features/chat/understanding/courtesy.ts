import { fold, tidy } from './fold.ts';
import { inLines } from './in-lines.ts';
import { onlyThanks } from './thanks.ts';

/*
 * Good manners say nothing of what is wanted, and hide it: "¿sería tan amable de decirme…?" begins as no order does, and
 * "sí, si no es molestia" holds a no. What is left when they are gone is what she would say to a grandchild.
 */

/** Verbs of what she may want, without their ending. Those of -ar have a polite "e", the others a polite "a". */
const IN_AR = inLines`apunt|anot|avis|borr|quit|anul|cancel|cambi|pas|retras|atras|adelant|aplaz
  |cuent|recit|marc|tach|dej|habl|mir|llam|ensen|enseñ|acuerd|recuerd|esper`;
const IRREGULAR: Readonly<Record<string, string>> = {
  diga: 'di',
  haga: 'haz',
  lea: 'lee',
  ponga: 'pon',
  abra: 'abre',
  escriba: 'escribe',
  mueva: 'mueve',
  repita: 'repite',
  vuelva: 'vuelve',
  deshaga: 'deshaz',
  elimine: 'elimina',
  suprima: 'quita',
  retire: 'quita',
  coloque: 'coloca',
  explique: 'explica',
  busque: 'busca',
};
/** As they are asked for: "podría cambiarme", "le agradecería que me recordara". */
const STEMS: Readonly<Record<string, string>> = {
  record: 'recuerd',
  cont: 'cuent',
  acord: 'acuerd',
};
const SPECIAL: Readonly<Record<string, string>> = {
  decir: 'di',
  leer: 'lee',
  poner: 'pon',
  abrir: 'abre',
  mover: 'mueve',
  repetir: 'repite',
  suprimir: 'quita',
  eliminar: 'elimina',
  volver: 'vuelve',
};
const PRONOUNS = '(?:me|nos)?(?:l[oae]s?)?';
const USTED = new RegExp(
  inLines`(?<!\p{L})(?<!\bno )(?<!\bque )(?:(?<first>(?<=^[\s¿¡]*|[,.;:!?¿¡]\s*|\by ))|)(?!
    marcela(?!\p{L})|adelante\s*(?:$|[,.;!])
  )(?:(?<ar>${IN_AR})e|(?<other>${Object.keys(IRREGULAR).join('|')}))(?<to>${PRONOUNS})(?!\p{L})`,
  'gu',
);
const ASKED = inLines`(?:(?:
  se (?:puede|podria)|(?:seria|es) posible|habria (?:manera|modo|forma) de|no podrias?|podrias?
  |puedes?|podria|puede|querrias?|quiere|quieres|querria|me haces? (?:el|un) favor de
  |me haria (?:el|un) favor de|haga(?:me)? (?:el|un) favor de|haz(?:me)? (?:el|un) favor de
  |serias? tan amable de|tendrias? la (?:bondad|amabilidad) de
  |(?:si no )?(?:le|te) importa(?:ria)?
)(?: usted)?)`;
const INFINITIVE = new RegExp(
  inLines`(?<!(?<!\p{L})(?:
    mis?|el|la|los|las|su|un|una|alguien|quien|nadie|ellos|ellas?
  ) (?:\p{L}+ )?(?:no )?)(?<me>me (?:l[oae]s? )?)?${ASKED} (?<verb>\p{L}{2,}?(?<end>[aei]r))(?<to>
    ${PRONOUNS}
  )(?!\p{L})`,
  'u',
);
/** "¿Me dice usted qué tengo hoy?", and no "me dice mi hija que vaya". */
const ASKED_OF_HIM = new RegExp(
  inLines`(?<=
    ^[\s¿¡]*(?:(?:
      y|oye|pues|entonces|buenos dias|buenas tardes|buenas|hola|por favor|perdone|disculpe
    )[\s,¿]+)*
  )me (?<verb>
    dice|lee|cuenta|apunta|anota|recuerda|avisa|pone|repite|recita|ensena|enseña|abre|borra|quita
    |cambia
  )(?: usted)?(?=[^.!]*\?)(?! (?:
    mi|mis|su|sus|tu|el medico|la medica|el doctor|la doctora
  )(?!\p{L}))(?!\p{L})`,
  'u',
);
/** "Empieza a las siete, no a las seis. ¿Lo corrige?": asked for so, it is an order. */
const TO_BE_CORRECTED = new RegExp(
  inLines`[\s,.;]*¿\s*(?:me |nos )?(?:l[oa]s? )(?:
    corrig|cambi|arregl|rectific|modific
  )(?:e|es|as|a)(?: usted)?(?:,? por favor)?\s*\?[\s.]*$`,
  'iu',
);
/** "¿Me quitas la gimnasia?" wishes, and asks nothing; "¿por qué me quitas la gimnasia?" does. */
const PRESENT = new RegExp(
  inLines`(?<=^[\s¿¡]*(?:(?:oye|anda|hij[oa]|mira|y|pues|bueno|ay|a ver)[\s,]+)*¿?)me (?<verb>
    quit|borr|anul|cancel|cambi|pas|retras|adelant
  )as (?=(?:el|la|los|las|lo) )(?=.*\?)`,
  'u',
);
/** "Apúntate que viene el fontanero", "apúntese": for her, whoever is told to. */
const FOR_HER =
  /(?<!\p{L})(?<!\b(?:no|a) )(?<stem>apunt|anot)[ae][ts]e(?= (?:que|el|la|los|las|lo|una?|es[eao]|est[eao]|ahi|para)(?!\p{L}))/gu;
/** "Poner lunes análisis", "leer mensaje de la hija": an order in few words, by whoever learnt Spanish late or dictates. */
const BARE = new RegExp(
  inLines`(?<=(?:^|[.!;]\s)[\s¡]*(?:(?:
    hola|buen[oa]s|dias|tardes|noches|por favor|tambien|y|ahora|luego|encina
  )[\s,.:;]+)*)(?<verb>
    poner|apuntar|anotar|quitar|borrar|anular|cancelar|suprimir|leer|repetir|marcar
  )\s*:?\s+(?=\p{L}{2,}|\d)(?!(?:
    me|te|se|le|l[oa]s?(?= \p{L}+[ae]s?(?!\p{L}))|es|era|fue|no|ya|y|o|que|bien|mal|mucho|poco|para|sin
    |siempre|nunca
  )(?!\p{L}))(?!.*\?)`,
  'u',
);
const THANKFUL = new RegExp(
  inLines`(?:
    (?:le|te) agradeceria|(?:le|te) pido|(?:le|te) ruego|me gustaria|quisiera|querria|quiero
    |necesito
  )(?: mucho)? que (?<me>me |nos )?(?<verb>
    recordar|apuntar|anotar|avisar|recuerd|apunt|anot|avis
  )(?:as?|es?)(?: usted)?(?!\p{L})`,
  'u',
);
/** Said beside what is wanted. */
const BESIDE = new RegExp(
  inLines`(?<!\p{L})(?:
    (?<=(?:apunt|anot|recuerd|avis|quit|borr|cambi|dig|pong|le)[ea](?:me)?(?:l[oa]s?)? )usted
    |por favor|haz(?:me)? (?:el|ese) favor(?! de\b)
    |si (?:no )?(?:le|te) (?:importa|molesta|parece(?: bien)?)|si no es (?:mucha )?molestia
    |si (?:es|fuera|pudiera ser) (?:tan amable|posible)
    |si (?:
      puede saberse|se puede saber|no es (?:mucho (?:preguntar|pedir)|indiscrecion|abusar|pecado)
      |usted lo sabe|(?:te|se) acuerda(?:s)?
    )
    |si puede ser|si (?:me hace|me haces|hace|haces) (?:el|usted el) favor|si es usted tan amable
    |muy amable|(?:disculpe|perdone)(?:me)?(?: usted)?(?: que (?:le )?(?:insista|moleste))?
    |que (?:te|le) (?:estoy dando|voy a dar|he dado|doy) la (?:mañana|manana|tarde|noche)
    |disculpa|(?:se|te) lo agradezco(?: mucho)?(?=\s*[,.])
  )(?!\p{L})(?: ?,)?`,
  'gu',
);
/** "¿Ha dicho usted a las dos?" */
const YOU_SAID =
  /(?<!\p{L})ha (?<verb>dicho|puesto|apuntado|cambiado|preguntado|leido|borrado) usted(?!\p{L})/gu;
/** "¿Cómo voy a quitar la misa?" asks nothing: it is a no. */
const RHETORICAL =
  /(?<!\p{L})¿?como (?:voy|iba|vas|vamos) a (?!llamar|llegar|ir\b|volver)[^?¿.,;]*\??/gu;

/** "Dime, por favor, qué día es": one wish. */
const ORDER_BEFORE_COMMA = /^((?:dime|lee|pon|cuenta|recuerda|apunta|anota|avisa)(?:me)?),\s*/iu;

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const familiar = (stem: string): string => `${STEMS[stem] ?? stem}a`;

function orderOf(verb: string): string | undefined {
  const special = SPECIAL[verb];
  if (special) return special;
  const stem = verb.replace(/ar$/, '');
  return stem !== verb && (stem in STEMS || IN_AR.split('|').includes(stem))
    ? familiar(stem)
    : undefined;
}

/** An order asks nothing, whatever its signs. */
function* signsOf(folded: string): Generator<Piece> {
  for (const { index } of folded.matchAll(/[¿?]/gu))
    yield { start: index, end: index + 1, by: ' ' };
}

function* piecesIn(folded: string): Generator<Piece> {
  const corrected = TO_BE_CORRECTED.exec(folded);
  if (corrected) yield { start: corrected.index, end: folded.length, by: ', cambialo' };
  const asked = INFINITIVE.exec(folded);
  const order = asked && orderOf(asked.groups?.verb ?? '');
  if (asked && order) {
    const by = `${order}${(asked.groups?.me ?? '').replaceAll(' ', '')}${asked.groups?.to ?? ''}`;
    yield { start: asked.index, end: asked.index + asked[0].length, by };
    yield* signsOf(folded);
  }
  const ofHim = ASKED_OF_HIM.exec(folded);
  if (ofHim) {
    const verb = ofHim.groups?.verb ?? '';
    const by = `${{ dice: 'di', pone: 'pon' }[verb] ?? verb}me`;
    yield { start: ofHim.index, end: ofHim.index + ofHim[0].length, by };
    yield* signsOf(folded);
  }
  const present = PRESENT.exec(folded);
  if (present) {
    const by = `${familiar(present.groups?.verb ?? '')}me `;
    yield { start: present.index, end: present.index + present[0].length, by };
    yield* signsOf(folded);
  }
  const bare = BARE.exec(folded);
  const ordered = bare && orderOf(bare.groups?.verb ?? '');
  if (bare && ordered)
    yield { start: bare.index, end: bare.index + bare[0].length, by: `${ordered} ` };
  const thankful = THANKFUL.exec(folded);
  if (thankful) {
    const stem = (thankful.groups?.verb ?? '').replace(/ar$/, '');
    const by = `${familiar(stem)}${(thankful.groups?.me ?? '').trim()}`;
    yield { start: thankful.index, end: thankful.index + thankful[0].length, by };
  }
  for (const { index, 0: all, groups } of folded.matchAll(FOR_HER))
    yield { start: index, end: index + all.length, by: `${groups?.stem}ame` };
  for (const match of folded.matchAll(USTED)) {
    const { first, ar, other = '', to = '' } = match.groups ?? {};
    // "Pase lo que pase", "no me llame": without a pronoun it orders only where a sentence begins.
    if (first === undefined && to === '') continue;
    const by = `${ar ? familiar(ar) : IRREGULAR[other]}${to}`;
    yield { start: match.index, end: match.index + match[0].length, by };
  }
  for (const { index, 0: all } of onlyThanks(folded) ? [] : folded.matchAll(BESIDE))
    yield { start: index, end: index + all.length, by: ' ' };
  for (const { index, 0: all, groups } of folded.matchAll(YOU_SAID))
    yield { start: index, end: index + all.length, by: `has ${groups?.verb}` };
  for (const { index, 0: all } of folded.matchAll(RHETORICAL))
    yield { start: index, end: index + all.length, by: 'no,' };
}

/** The text as it would be said without ceremony; itself where nothing but manners is in it. */
export function plainlySaid(text: string): string {
  const letters = [...text.normalize('NFC')];
  const folded = fold(text);
  const taken: Piece[] = [];
  for (const piece of piecesIn(folded)) {
    if (taken.some((it) => piece.start < it.end && it.start < piece.end)) continue;
    taken.push(piece);
  }
  if (taken.length === 0) return text;
  for (const { start, end, by } of taken.toSorted((a, b) => b.start - a.start))
    letters.splice(start, end - start, by);
  const said = tidy(letters.join('')).replace(ORDER_BEFORE_COMMA, '$1 ');
  return /\p{L}/u.test(said) ? said : text;
}
