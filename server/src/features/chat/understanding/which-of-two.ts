import { inLines } from './in-lines.ts';
import { clausesBySigns } from './parts.ts';
import { wordsOf } from './words.ts';

/** "¿A las doce o a la una?", "el jueves o el viernes", "por la mañana o por la tarde": she knows what, and asks when. */

const LINKS =
  '(?:(?:fue|a|al|para|pa|de|el|la|este|es|era|sera|seria|caia|cae|lo|tengo|tenia|ya|eso|en) )*';
const NUMBER =
  '(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2}(?::\\d\\d)?)';
const HOUR = inLines`(?:a )?las? ${NUMBER}(?: (?:y|menos) (?:
  media|cuarto|pico|cinco|diez|veinte|veinticinco
))?(?: (?:de|por) la (?:mañana|tarde|noche))?`;
const MINUTES = '(?:cuarto|media|en punto|menos cuarto|y (?:media|cuarto))';
const NUMBERED = inLines`uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece
  |catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veinti\p{L}+|treinta(?: y uno)?`;
const DAY = inLines`(?:
  hoy|ayer|anteayer|mañana|pasado(?: mañana)?|lunes|martes|miercoles|jueves|viernes|sabado|domingo
  |(?:dia )?\d{1,2}|(?<=el |dia )(?:${NUMBERED})|finde|fin de semana
)(?: que viene)?`;
const PART = '(?:(?:por|de|a) la )?(?:mañana|tarde|noche|tempran[oa]|mediodia)';
const OTHER_DAY = '(?:otro|siguiente|que viene|proximo|de despues|de la otra semana)';
const WEEK = inLines`(?:
  esta(?: semana)?|la (?:semana )?que viene|la otra|la siguiente|la proxima
  |(?:este|el otro|el) mes(?: que viene)?
)`;
const pair = (one: string, other = one): RegExp =>
  new RegExp(
    inLines`(?:^|\s)${LINKS}(${one})(?: (?:
      ya|pues|eso|hij[oa]|dijo|dijeron|me dijo|creo
    ))? o ${LINKS}(${other})(?=\s|$)`,
    'u',
  );
const PAIRS = [
  pair(HOUR),
  pair(HOUR, MINUTES),
  pair(DAY),
  pair(DAY, OTHER_DAY),
  pair(PART),
  pair(WEEK),
];

const TWO_HOURS = PAIRS.slice(0, 2);
/** "No sé si dijo a las diez o a las once": neither is meant. */
export const leavesHourOpen = (text: string): boolean =>
  TWO_HOURS.some((pattern) => pattern.test(plainOf(text)));

/** Who puts it off or proposes it asks nothing: "ponlo a las cinco o a las seis". */
const IS =
  /\b(?:es|era|eran|fue|son|sera|seria|cae|caia|toca|tocaba|tengo|tenia|teniamos|decias|dicho|dijiste)\b/;
/** "Y de noche, la pastilla esa, a las nueve o a las diez": no verb wants it then. */
const ONLY_NAMES = new RegExp(
  inLines`^y (?:la|el|los|las|lo|de|por|a|esta|mi|ese|esa|hoy|mañana) (?!
    .*\b(?:
      pon|cambi|pas(?!till)|muev|dej|apunt|anot|avis|recuerd|recorda|quier|quis|mejor|sea
    )\p{L}*
  )(?!.*\b(?:he|ha|voy|ire|tom[eo]|me)\b)`,
  'u',
);
/** Of the calendar and the clock. */
const OF_TODAY = new RegExp(inLines`^(?:(?:y|pero|pues|oye) )*ahora (?:mismo )?es\b
  |\b(?:
    hoy (?:es|que)|es hoy (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|estamos
    |(?:son|hora es)
  )\b`);

/** The clause that asks which of two moments it is; nothing where it is told, or asked of today. */
export function clauseOfTwo(text: string, asks: boolean): string | undefined {
  const found = withSecond(clausesBySigns(text)).findLast((it) =>
    PAIRS.some((pattern) => pattern.test(plainOf(it))),
  );
  if (found === undefined || OF_TODAY.test(plainOf(found))) return undefined;
  const isAsked = asks || text.includes('?') || IS.test(plainOf(found));
  return isAsked || ONLY_NAMES.test(plainOf(text)) ? found : undefined;
}

/** "¿Es el sábado, o era el domingo?" */
const withSecond = (clauses: readonly string[]): readonly string[] =>
  clauses.map((it, at) =>
    /^\W*[ou] /iu.test(clauses[at + 1] ?? '') ? `${it} ${clauses[at + 1]}` : it,
  );

const plainOf = (text: string): string => wordsOf(text).join(' ');
