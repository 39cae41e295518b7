import { CALLS_HER } from './calls-her.ts';
import { JOINTS, SIGNS } from './clauses.ts';
import { clockTimes } from './clock-words.ts';
import { cutAt } from './cut-at.ts';
import { inLines } from './in-lines.ts';
import { saysWhat } from './requests.ts';
import { tellsWhatWas } from './what-was.ts';
import { leavesHourOpen } from './which-of-two.ts';
import { plain } from './words.ts';

/*
 * Of what is said around a deed that shall be noted, its clauses tell which are beside it: how it came to it, why, what
 * happens otherwise, whom it is said to. Of a reason no hour and no day is meant where the deed has its own.
 */

const NOTING = inLines`(?:
  (?:(?:re|arre|a|ri)cuerd[ae]|apunt[ae]|anot[ae]|avis[ae])(?:me|nos|r|rme)?(?:l[oa]s?)?
  |pon(?:me|nos)(?:l[oa]s?)?|pon(?:l[oa])?|tom[ae] nota
  |(?:que )?me (?:avis[ae]s?|recuerd[ae]s?|apunt[ae]s|anot[ae]s)
  |${CALLS_HER}
  |(?:(?:para |pa )?que |y )?no (?:quiero que )?se (?:me |nos |te )?(?:
    olvide|pase|vaya a (?:olvidar|pasar)
  )
  |no vaya a ser que se me (?:olvide|pase)|no olvidar(?:me)?(?:l[oa]s?)?|dimelo
)`;
const LEADS = inLines`(?:(?:
  y|e|pues|asi que|conque|por eso|de (?:modo|manera|forma) que|o sea que|entonces|total|tu|usted
  |anda|hij[oa]|guap[oa]|por favor|oye|mira|bueno|ea|venga|pero|luego
) )*`;
const ORDERS = new RegExp(`^${LEADS}${NOTING}(?!\\p{L})(?<deed>.*)$`, 'u');
/** "Tengo que", "hay que", "quiero estar a las ocho": what is to be done. */
const COMES_TO = new RegExp(
  inLines`^${LEADS}(?:(?:que|yo) )*(?:
    (?:tengo|hay|tenemos|habra|tendre|tendria|habria) que|he de|debo|quiero|quisiera|querria
    |necesito|voy a
  ) \p{L}`,
  'u',
);
const TO_DO = /^(?:(?:y|a|de|que) )*\p{L}*[aei]r(?:me|te|se|nos)?(?:l[aeo]s?)?(?!\p{L})/u;
const NOBODY_ELSE = new RegExp(
  inLines`^(?:(?:y|ay|oye|mira|ea|bueno|pues) )*(?:
    (?:mire|oiga|vera|ande|venga|escuche|sabe)(?: usted)?|usted|a ver|eh+|hola|encina
    |(?:muy )?buen[oa]s(?: dias| tardes| noches)?|anda|venga|oye|mira|hala|ea
    |(?:yo )?(?:creo|me parece)(?: que)?
    |no (?:me acuerdo|estoy segur[oa]|lo se)(?: (?:bien|muy bien|yo|seguro))*
    |o (?:a )?las? \p{L}+(?: (?:y|menos) \p{L}+)?
    |(?:mi )?(?:
      hij[oa]|guap[oa]|maj[oa]|bonit[oa]|niñ[oa]|chic[oa]|chiquill[oa]|hermos[oa]|reina|cielo
      |corazon|prenda|señorita|mujer|hombre|cariño|arma|vida
    )(?: mi[oa])?
    |(?:
      si (?:
        es|fuera|fueras|eres|me hace|me haces|hace|haces|no (?:te|le) (?:importa|molesta)|puede
        |puedes|tiene|tienes
      ) (?:usted )?(?:tan|el favor|la bondad|el favor|ser|a bien|molestia).*
    )
    |por favor|gracias|si dios quiere|dios mediante|si vivo
    |(?:y )?no (?:me|nos|te) (?!
      olvid|dej|qued|pas|acuerd|fall|apunt|record|recuerd|avis|pong
    )\p{L}+(?:es|e|as)(?: .*)?
  )(?: (?:hij[oa]|guap[oa]|eh|anda))*$`,
  'u',
);
const OTHERWISE = /^(?:(?:y|que|porque|pues) )*(?:si no|sino)(?: .+)?$/u;
/** Why, behind a sign or, dictated, behind a word that begins it. */
const WHY = new RegExp(
  inLines`^(?:(?:y|e) )*(?:
    porque|por cuanto|no se (?:si|que|como|cuando) |puesto que|dado que|toda vez que|es que|ya que
    |por si|mira que|con lo que|aunque
    |no (?:vaya a ser|sea|fuera a ser) que (?!se me (?:olvid|pas))
    |para que no (?!se me (?:olvid|pas))|pues (?!${NOTING})
    |y?como (?:me|te|se|le|les|nos|l[oa]s?|no|ya|a mi|estoy|soy|ando|tengo|esta)(?!\p{L})
    |(?:que )?como (?:me|se|no)(?!\p{L})
    |que (?=(?:
      si no|a mi|ya|luego|despues|antes|ahora|hoy|mañana|est[aeo]s?|aqui|ahi|alli|alla|a las?|con
      |como|aunque|entre|en|por|dice[ns]?|no|me|se|le|les|nos
      |l[oa]s? (?:han?|tengo|pid\p{L}*|necesit\p{L}*)|h[ae]n?|he|hemos|habia|es|son|era|estoy
      |estan?|hay|hace[ns]?|tengo|tiene[ns]?|tenemos|viene[ns]?|va[ns]?|voy|pasa[ns]?|cierra[ns]?
      |abre[ns]?|sale[ns]?|llega[ns]?|queda[ns]?|quiere[ns]?|vence[ns]?|cumple[ns]?|nos
      |(?:anda|cae|sopla|aprieta|pica|asoma|falta|sube|baja|entra|corre|hiela|llueve)n?|mi|el|la
      |los|las|su|tu|un[ao]?|soy|yo|ell[oa]s?|todo|cuando|siempre|nunca|nadie|quien
    ) )(?!no se me (?:olvid|pas)|no (?:\p{L}+ )?olvid|me (?:recuerd|avis|apunt|anot))
  )`,
  'u',
);
/** Dictated, "que he metido unas perrunillas" has its own thing and is no "que he dejado en la tienda". */
const REASON_SPOKEN = new RegExp(
  inLines`(?<!(?<!\p{L})(?:
      antes de|para|de|a|en|con|sin|hasta|por|tengo|hay|dice[ns]?|dicho|dijo|mas|menos|lo|asi|es
      |ya|favor|seguro|creo|quiero|el|la|los|las|un|una|y
    )) (?=
      que (?:
        si no|ya (?:no|me|se|estan?|viene)|luego|despues|hoy (?!en)
        |est[ae] (?:semana|tarde|noche|mañana)
        |a las? (?:
          una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+
        )(?: (?:y|menos) \p{L}+)? (?:
          ya|no|se|me|viene|pasa|cierra|abre|sale|llega|empieza|hay|tengo|pica|es|esta
        )
        |(?:me|nos) (?:toca|falta|conviene|queda|viene)n?|cumplen? \S+
        |(?:me|se|nos) (?:l[oa]s?|le) \p{L}+|l[oa]s? (?:tengo|traen|pid\p{L}+|necesito|han)
        |se (?:me|nos|le) |
        (?:he|ha|hemos|han) \p{L}+(?:d[oa]|ch[oa]|t[oa]|st[oa]) (?:
          un[ao]?s?|el|la|los|las|mi|mis|al?
        )(?!\p{L})
        |no (?!se me)|como |est[aá]n? (?:muy|mu|mas|que)|est[aá]n? (?:l[oa]s?|el|mi)
        |(?<!(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) que )viene[ns]? (?:
          el|la|l[oa]s|mi|mis|un
        )
        |(?:
          anda|cae|sopla|aprieta|pica|asoma|falta|llega|sale|sube|baja|entra|hace|corre|hiela
        )n? (?:el|la|los|las|mi|mis|un|una|much[oa]|buen[oa]?)
        |hay (?!que)|tengo (?:un|unas?|unos|el|la|los|las|mi) |con (?:el|la|est[ea]|los|las) |
        (?:mi|el|la|los|las) \p{L}+ (?:ya |no |se |me |l[oa] )*(?:
          esta|anda|viene|va|tiene|dice|quiere|se|no|esta[ns]|andan|vienen|van|tienen
        )
      )(?!\p{L}*(?:olvid))
    )
    |(?<=\p{L}{3}) (?=
      y (?:
        como (?:me|se|te|no)
        |no (?:me|nos|te) (?!
          olvid|dej|qued|pas|acuerd|fall|apunt|record|recuerd|avis|pong
        )\p{L}+(?:es|e|as)
      )(?!\p{L})
    )`,
  'gu',
);
/** "Donde por cierto me tratan de maravilla", between commas. */
const PARENTHESIS = /^(?:donde|la cual|el cual|quien|que por cierto|por cierto)(?!\p{L})/u;
const HOUR_OPEN_SPOKEN = new RegExp(
  inLines`(?<!(?<!\p{L})(?:lo que|que|pero)) (?=(?:(?:pero )?lo que )?no (?:lo )?(?:
    se|recuerdo|me acuerdo
  )(?: \p{L}+){0,2} si )`,
  'gu',
);
const ORDER_SPOKEN = new RegExp(
  inLines`(?<!(?<!\p{L})(?:tu|y|pues|anda|que|no)) (?=(?:(?:tu|y|pues|anda) )*(?:
    (?:recuerda|apunta|anota|avisa|acuerda)me(?:l[oa]s?)?
    |(?:da|pega|echa)me un[ao]? (?:voz|toque|grito)
    |(?:que )?no (?:quiero que )?se me (?:olvide|pase)
  )(?!\p{L}))`,
  'gu',
);
/** "Está enfriándose", "he puesto", "el autobús sale": how things are. */
const HOW_IT_IS = new RegExp(
  inLines`^(?:(?:y|pues|ya|es que|aqui|ahi|alli|hoy|ahora|que|me|se|nos|l[oa]s?|le|les) )*(?:
    he|hemos|ha|han|habia|habian|esta|estan|estoy|estamos|ando|soy|es|son|era|eran
    |ten(?:go|emos|ia) (?!que )|hay (?!que )
  )(?!\p{L})`,
  'u',
);
const SOMEBODY_DOES = new RegExp(
  inLines`(?<!\p{L})(?:
    sale|llega|viene|va|vence|empieza|cierra|abre|pasa|tiene|dice|quiere|puede|pide|cobra|trae
    |lleva|toca|hace|queda|acaba|termina|reparte|opera|casa|cumple|esta|ha
  )n?(?!\p{L})`,
  'u',
);
/** "Ponme eso", "recuérdamelo a mí, que luego se me pasa": what, was said elsewhere. */
const POINTS_ONLY = new RegExp(
  inLines`(?<!\p{L})(?:
    es[oae]|esto|todo|(?:decir|recordar|avisar)me(?:l[oa])?|anda|por favor|usted|tu|a mi|mi|pues
    |hij[oa]|guap[oa]|gracias|bien|ahi|aqui|ya|tambien|en (?:la|mi) (?:agenda|lista)
    |si (?:puedes?|no te importa)|de|para|que|antes|despues|medi[ao]|horas?|minutos?|dias?
  )(?!\p{L})`,
  'gu',
);

interface Clause {
  readonly text: string;
  readonly said: string;
  /** An order to note; with what it names itself, where it names it. */
  readonly isOrder: boolean;
  readonly hasDeed: boolean;
}

const clauseOf = (text: string): Clause => {
  const said = plain(text);
  const order = ORDERS.exec(said);
  const deed = order?.groups?.deed ?? '';
  const hasDeed = order
    ? saysWhat(deed.replace(POINTS_ONLY, ' '))
    : COMES_TO.test(said) || TO_DO.test(withoutHours(said));
  return { text, said, isOrder: order !== null, hasDeed };
};

/** "Total, el sábado a las seis darle las llaves" begins with what is to be done. */
const withoutHours = (said: string): string => {
  const letters = [...said];
  for (const { start, end } of clockTimes(said)) letters.fill(' ', start, end);
  return letters.join('').replace(/\s+/gu, ' ').replace(BEFORE_DEED, '');
};
const BEFORE_DEED = new RegExp(
  inLines`^(?: ?(?:
      y|e|pues|asi que|total|bueno|a|de|para|el|este|esta|la|por|hoy|pasado|mañana|tarde|noche
      |lunes|martes|miercoles|jueves|viernes|sabado|domingo|que viene
    )(?!\p{L})
  )+ ?`,
  'u',
);

function isBeside({ text, said, isOrder, hasDeed }: Clause, at: number, all: readonly Clause[]) {
  if (NOBODY_ELSE.test(said)) return true;
  if (isOrder) return false;
  if (leavesHourOpen(text)) return true;
  if (PARENTHESIS.test(said)) return true;
  const last = plain(all[at - 1]?.text ?? '');
  if (OTHERWISE.test(said) || /^(?:(?:y|que|porque|pues) )*(?:si no|sino)$/u.test(last))
    return true;
  if (isWhy(said, all.slice(0, at))) return true;
  if (at === 0 && /^(?:y )?(?:como|ya que|es que|porque) /u.test(said) && !hasDeed) return true;
  const order = all.findLastIndex((it) => it.isOrder);
  const isBeforeOrder = at < order && all.slice(order).some((it) => it.hasDeed);
  if (hasDeed) return isBeforeOrder && COMES_TO.test(said);
  if (tellsWhatWas(text) || isOfAnotherSentence(at, all)) return true;
  const isBeforeDeed = all.slice(at + 1).some((it) => it.hasDeed);
  return isBeforeDeed && (HOW_IT_IS.test(said) || SOMEBODY_DOES.test(said));
}

/** The deed comes in a later sentence, with its hour. */
const isOfAnotherSentence = (at: number, all: readonly Clause[]): boolean => {
  const deed = all.findLastIndex((it) => it.hasDeed);
  const own = all[at]?.text ?? '';
  return (
    at < deed &&
    clockTimes(plain(own)).length === 0 &&
    all.slice(at, deed).some((it) => /[.?!…]$/u.test(it.text))
  );
};

/** "Apúntame, que el lunes viene el mecánico" says no reason. */
function isWhy(said: string, before: readonly Clause[]): boolean {
  const isFirstNamed = before.every((it) =>
    it.isOrder ? !it.hasDeed : NOBODY_ELSE.test(it.said) || !saysWhat(it.said),
  );
  return before.length > 0 && !isFirstNamed && WHY.test(said);
}

/** No comma is left of what stood beside it. */
const open = (text: string): string => text.replace(/,$/u, '');

/** "So", which led from what is left out to the deed. */
const CONNECTS =
  /^(?:(?:y|pues|as[ií] que|conque|por eso|de (?:modo|manera|forma) que|o sea que|entonces|total)[\s,]+)+/iu;

/** "Avisa y no me atosigues". */
export const withoutPestering = (order: string): string => order.replace(PESTERING, '');
const PESTERING = new RegExp(
  inLines` y no (?:me|nos|te) (?!
    olvid|dej|qued|pas|acuerd|fall|apunt|record|recuerd|avis|pong
  )\p{L}+(?:es|e|as)(?!\p{L}).*$`,
  'iu',
);

/** What is to be noted, without the clauses beside it; itself where nothing would be left to note. */
export function withoutBeside(text: string): string {
  const all = cutAt(text, [SIGNS, JOINTS, REASON_SPOKEN, HOUR_OPEN_SPOKEN, ORDER_SPOKEN]).map(
    clauseOf,
  );
  const named = all.filter((it, at) => !isBeside(it, at, all));
  const left = named.filter((it) => !it.isOrder || it.hasDeed);
  if (left.length === all.length) return text;
  const rest = left
    .map((it) => (left.includes(all[all.indexOf(it) + 1] ?? it) ? it.text : open(it.text)))
    .join(' ')
    .replace(CONNECTS, '')
    .replace(/[\s,;:.]+$/u, '');
  const names = left.some((it) => (it.isOrder ? it.hasDeed : saysWhat(it.said)));
  return names ? rest : text;
}
