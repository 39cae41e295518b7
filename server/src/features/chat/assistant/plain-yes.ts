import { type Assent, assentIn } from '../understanding/assent.ts';
import { inLines } from '../understanding/in-lines.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { isYesByName } from './assent-of.ts';
import { saysWhen } from './skills/add-reminder.ts';
import { namesNothing } from './thread/names-nothing.ts';
import { rephrased, type Turn } from './turn.ts';

/*
 * Whoever is glad to talk says yes and goes on: "sí, hija, que sin canela no sabe a nada". What comes after it is why, and
 * no "no", no hour and no thing of it takes the yes back.
 */

const LED = inLines`(?:(?:
  pues|ea|h?ala|venga|vamos|ay|que|bueno|mira|anda|hombre|mujer|hij[oa]|claro|uy|ah|vale|muy bien
  |ahora|as[ií]|es[aeo]
)[\s,]+)*`;
const YES = inLines`(?:
  s[ií]|vale|claro|venga|eso|es[aeo] es|es[ae] mism[oa]|ea|perfecto|estupendo|fenomenal|de acuerdo
  |muy bien|correcto|exacto|as[ií] es|as[ií] est[aá] bien|(?:me parece|est[aá]|va) (?:muy )?bien
)`;
const TO_WHOM = inLines`(?:
  [\s,]+(?:
    s[ií]|señora?|hij[oa]|mujer|hombre|reina|cielo|cariño|guap[oa]|bonit[oa]|maj[oa]|corazón
    |prenda|mi (?:alma|arma|vida|niñ[oa])|por favor|gracias|apúntal[oa]|apúntamel[oa]|ponl[oa]
    |pónmel[oa]|cámbial[oa]|guárdal[oa]|hazlo
  )
)*`;
const WITH_REASON = new RegExp(
  inLines`^[\s¡¿]*(?<yes>${LED}${YES}${TO_WHOM})(?:
    \s*[,.;!]+\s*|\s+(?<!eso )(?=que )
  )(?<why>(?:y )?(?:
    (?:por)?que|as[ií]|a ver si|para que|para|pues|no sea|como|ya que|ya|yo|me|se|luego
    |(?:el|la|lo) del?(?: la)?
  )\s.{4,})$`,
  'iu',
);
/** It takes back what it was a yes to, or says how it should be. */
const NO_REASON = new RegExp(
  inLines`(?<!\p{L})(?:
      pero|mejor|digo|espera|aunque|salvo|menos|quita|quítal[oa]|borra|cambia|cámbial[oa]
    )(?!\p{L})
    |^(?:que )?(?:sea|es|era|son|no(?! (?:se|vaya|sea))|ya no|si|al final)(?!\p{L})
    |(?<!\p{L})(?:viene|va|vendría|iría) (?:muy )?bien(?!\p{L})|[?¿]`,
  'iu',
);

/** "A esa hora va bien", "ese día sí, que estoy libre": of what was held out. */
const SUITS = new RegExp(
  inLines`^(?:(?:pues|ah|ay|uy|s[ií]|vale|bueno|mira)[\s,]+)*(?:
    a es[ae] hora|es[ae] d[ií]a|as[ií]
  )[\s,]+(?:
    s[ií](?!\p{L})
    |(?:me )?(?:va|viene|cuadra|est[aá]|vendr[ií]a) (?:muy )?(?:bien|fenomenal|estupendo|perfecto)
  )(?!.*(?<!\p{L})(?:pero|mejor|no)(?!\p{L}))`,
  'iu',
);
const YES_ITSELF = 'sí';
const LONGEST_YES = 4;

/** "Sí, y no se hable más": nothing that is added to it takes the yes back. */
const NO_MORE = new RegExp(
  inLines`[\s,.;]+(?:y )?(?:
    no (?:se hable|hablemos|hay) m[aá]s(?: que hablar)?|no hay m[aá]s que hablar
    |no (?:me|te) preguntes? m[aá]s|no (?:l[oe] )?(?:des|d[eé]|demos) m[aá]s vueltas
    |no (?:te|se) (?:(?:me|l[oe]s?|vaya[s]? a) )*olvid\p{L}+|sanseacab[oó]
  )[\s.!]*$`,
  'iu',
);

/** "Vía libre, sí", "se lo agradezco, sí señora": words of praise or a few, and a yes of its own at the end. */
const APPROVES = inLines`(?!(?:
    el|la|l[oa]s?|un[ao]?|al|del|mis?|tus?|sus?|qu[eé]|me|hace|tengo|estoy|hay|est[aá]s?
  )\s)\S+(?:\s\S+)?
  |(?:\S+\s){0,5}(?:
    bien|perfect[oa]|estupend[oa]|fenomenal|maravilla|agradezco|acuerdo|conforme|gusta|encanta
    |mejor as[ií]
  )(?:\s\S+)?`;
const ENDS_IN_YES = new RegExp(
  inLines`^[\s¡]*(?!
    .*(?<!\p{L})(?:
      no|ni|nada|nunca|pero|mal|espera|digo|luego|salvo|menos|sol[oa]|todav[ií]a|a[uú]n|creo
    )(?!\p{L})
  )(?:${APPROVES})\s*[,;.]\s*(?:que )?s[ií](?:
    [\s,]+(?:señora?|hij[oa]|mujer|hombre|por favor|gracias|cariño|guap[oa]|claro)
  )*[\s.!]*$`,
  'iu',
);

/** "Ya no lo muevo más, apúntalo": she has made up her mind, and says what to do. */
const MADE_UP = new RegExp(
  inLines`^[\s¡]*(?:(?:ea|bueno|venga|pues|hala|mira)[\s,]+)*(?:
    (?:ya )?no l[oa]s? (?:muevo|cambio|toco|pienso|marea?mos|mareo) m[aá]s|decidido
    |(?:as[ií] )?se queda(?: as[ií])?|ya est[aá]
  )[\s,.;:]+(?:
    ap[uú]nta|gu[aá]rda|p[oó]n|d[eé]ja|c[aá]mbia
  )(?:me)?l[oa](?: (?:ya|as[ií]))*[\s.!]*$`,
  'iu',
);

const wantsNoMore = ({ said }: Turn): boolean => {
  const yes = utteranceOf(said.text.replace(NO_MORE, ''));
  return yes.text !== said.text && yes.words.length <= LONGEST_YES && assentIn(yes) === 'yes';
};

/** Of what can be taken back; what she took, and which of several, wants its own word. */
const endsInYes = ({ said, when, conversation: { pending } }: Turn): boolean =>
  (pending?.kind === 'add' || pending?.kind === 'move' || pending?.kind === 'remove') &&
  said.order === undefined &&
  !said.text.includes('?') &&
  !saysWhen(when) &&
  ENDS_IN_YES.test(said.text);

const SAME_HOUR = new RegExp(
  inLines`^(?:(?:y|s[ií]|pues|eso|vale|claro)[\s,]+)*a la misma hora(?: (?:
    de (?:antes|siempre)|que (?:estaba|ten[ií]a|lo ten[ií]a)
  ))?(?:[\s,]+(?:s[ií]|vale|eso|claro|hij[oa]|por favor|gracias))*[\s.,!]*$`,
  'iu',
);

/** "A la misma hora, sí", of what is held out at the hour at which it was. */
const keepsHour = ({ said, conversation: { pending } }: Turn): boolean =>
  pending?.kind === 'move' &&
  pending.to.slice(11, 16) === pending.target.occurrence.slice(11, 16) &&
  SAME_HOUR.test(said.text);

const PARTLY = new RegExp(
  inLines`^(?:(?:s[ií]|bueno|ay|uy|no|pues|mira)[\s,]+)*(?:
    el|la|lo|a|al|ese|esa
  ) [^,.;]{2,30}? (?:
    s[ií]|(?:me )?(?:est[aá]|va|viene|parece) (?:muy )?bien|perfecto|vale
  )[\s,.;]+(?:pero|lo que|solo que|aunque|ahora)\s+(?<but>.{4,})$`,
  'iu',
);

/** "El lunes sí, pero a esa hora no": what she agrees to stands, and the rest is what she says. */
export function withoutAgreed(turn: Turn): Turn {
  const { but } = PARTLY.exec(turn.said.text)?.groups ?? {};
  const { kind } = turn.conversation.pending ?? {};
  return but && (kind === 'add' || kind === 'move') ? rephrased(turn, but) : turn;
}

/** The turn as if she had said no more than the yes that she begins with. */
export function withoutReason(turn: Turn): Turn {
  const isYes =
    SUITS.test(turn.said.text) ||
    endsInYes(turn) ||
    keepsHour(turn) ||
    wantsNoMore(turn) ||
    MADE_UP.test(turn.said.text);
  if (isYes) return { ...rephrased(turn, YES_ITSELF, 'yes'), asks: false };
  const { yes, why } = WITH_REASON.exec(turn.said.text)?.groups ?? {};
  if (!yes || !why || NO_REASON.test(why)) return turn;
  const reason = rephrased(turn, why);
  // "Sí, que a las once" says how it should be, and "sí, que a las once viene el médico" why.
  if (saysWhen(reason.when) && namesNothing(reason)) return turn;
  return { ...rephrased(turn, yes, 'yes'), asks: false };
}

/** "A las seis de la tarde, sí": no "if" ends a sentence. */
const YES_AT_END = /^(?!.*\b(?:no|ni|pero|que)\b).* si$/;

/** "Si mañana a las diez llueve" begins as a yes does, and is none. */
export const isWholeYes = (turn: Turn, assent: Assent | undefined): boolean =>
  (assent === 'yes' || YES_AT_END.test(turn.said.plain)) &&
  !turn.asks &&
  !turn.said.isNotDone &&
  (namesNothing(turn) || isYesByName(turn));
