import { agreedIn } from './evidence-words.ts';
import { inLines } from './in-lines.ts';
import type { Utterance } from './utterance.ts';

/**
 * What a short answer says to a question: `mild` is a yes without warmth ("bueno", "ea"), `unclear` is none at all
 * ("como quieras"), `wait` asks for a moment, and `later` is a friendly no.
 */
export type Assent = 'yes' | 'mild' | 'unclear' | 'wait' | 'later' | 'no';

/** What is said before, after and instead of breathing. */
const FILLERS = new RegExp(inLines`^(?:(?:
  pues|po|pos|amos(?= si\b)|vamos(?= si\b)|ay|ah|uy|oye|anda|mira|hij[oa]|mujer|hombre|nen[ae]
  |bonit[oa]|guap[oa]|cariño|entonces|que(?! va\b)|y|a ver|m+|bu?ah?|uf|buf|ya(?= \S+l[oa]$)
  |ya(?= (?:bueno|vale|venga|si)\b)
) )+`);
const LONGEST = 6;

const WAIT = new RegExp(inLines`^(?:no )*(?:
  espera(?:te)?|aguarda|un momento|un momentito|un segundo|dejame (?:que lo )?pens\S*|para para
)\b`);
/** "Espera que le pregunto a mi hija": she will answer. */
const WAIT_WHILE =
  new RegExp(inLines`^(?:no )*(?:espera(?:te)?|aguarda|un moment(?:o|ito)) que (?:(?:
    me|se|le|l[oa]s?|voy|tengo|primero|antes
  ) )*(?:a )?(?:
    pregunt|mir|busc|coj|coger|llam|consult|apunt|pens|piens|pong|sac|ve(?:o|r)\b|cierr
  )`);
const LATER = new RegExp(
  inLines`^(?:no )*(?:
    (?:ahora )?(?:luego|despues)|mas tarde|ahora no
    |(?:ahora )?(?:en|dentro de) un (?:rat\p{L}+|moment\p{L}+|poco)
    |(?:ahora )?cuando (?:acabe|termine|pueda|tenga (?:un )?(?:rato|tiempo))|en otro momento
    |otro (?:rato|dia)|ya veremos|ya te dire
  )\b`,
  'u',
);
/** "Bueno, pues hasta luego" puts nothing off. */
const FAREWELL =
  /^(?:(?:bueno|ea|venga|vale|hala)(?: pues)? )*(?:hasta (?:luego|mañana|otro rato|pronto)|adios)\b/;
/** "No sé, bueno, sí": what she ends in is what she means. */
const WAVERS = new RegExp(inLines`^(?:no (?:lo )?se|a ver|no estoy segur[oa]|puede|igual) (?:(?:
  bueno|venga|pues|ea|mira|vale|hala|va|anda|que
) )+((?:que )?(?:si|no|vale|venga|apuntal[oa]|dejal[oa]|quita)\b.*)$`);
/** "No… bueno, sí": she has thought better of it. */
const AFTER_ALL = new RegExp(
  inLines`^(?:no )+(?:(?:bueno|venga|mira|espera|hala|pues|anda|va|que) )+(
    (?:que )?si(?: (?:si|mejor|hij[oa]|mujer|claro|\p{L}+(?:me)?l[oa]))*
    |(?:apunta|anota|pon|guarda)(?:me)?l[oa]
  )$`,
  'u',
);
const UNCLEAR = new RegExp(inLines`^(?:
  no (?:lo )?se|ni idea|puede(?: ser)?|a lo mejor|quizas?|igual|como (?:tu )?(?:quieras|veas)
  |lo que (?:quieras|tu digas|veas)|tu veras|me da (?:igual|lo mismo)|da igual|segun|depende|m+|eh
  |ya|ya ya|pse|psche|bah|en fin|ay señor|que (?:se le va|le vamos) a hacer|asi es la vida
  |vaya(?: vaya| hombre| por dios)*|uf+|buf+|puf+|jolin(?:es)?|jope|caramba|caray|jesus
  |cosas(?: tiene la vida)?|tu(?: por donde| que cosas?)?|madre mia|valgame(?: dios)?|barbaridad
  |hay que ver
)$`);
const NO = new RegExp(inLines`^(?:
  no(?! (?:(?:hay|tengo) (?:ningun )?problema|esta (?:nada )?mal|(?:veo|se) por que no)\b)|nada
  |negativo|nanai|quia|ca(?=$| que| no| mujer| hombre)|jamas|en absoluto
  |ni (?:pensarlo|loc[oa]|por asomo|en broma|en sueños|de broma|falta(?: que hace)?|se te ocurra)
  |(?:por ahora|de momento|por el momento|hoy por hoy|esta vez) no$
  |(?:
    va a ser|(?:me )?parece|creo|diria|supongo|me temo|he dicho|te digo|te he dicho|digo
  ) que no$
  |ya no (?!se\b|te\b)|imposible$|yo no (?:queria|quiero|pedia|he pedido|he dicho) eso\b
  |de ningun modo|ninguno|ninguna|ni hablar|quita(?= quita|$)|dejalo|deja|cancela|olvidalo
  |mejor no|para nada|de eso nada|de ninguna manera|todavia no|aun no|que va|va que no
)\b`);
/** "Eso no lo sabía yo", "eso no me lo había dicho nadie": it is new to her, and neither a yes nor a no. */
const IS_NEWS = new RegExp(
  inLines`^es[aeo] no (?:(?:me|te|se|nos|le|l[oa]s?) )*(?:
    (?:sab|supe|conoc|recordaba|acordaba|imagin|figur|esperab)\p{L}*
    |(?:has|ha|han|habias?|habian) (?:dicho|contado|avisado)
    |(?:he|habia|hemos) (?:oido|sabido|visto|leido)|dij(?:o|iste|eron)|cont(?:o|aste|aron)|oi\b
  )`,
  'u',
);
const YES = new RegExp(inLines`^(?:
  (?:ahora|(?:(?:a|con|para|de) )?es[aeo]|asi|a esa hora|ese dia) si|si|sip|aja|confirm(?:o|ado)
  |mismamente|(?:mucho )?mejor asi
  |(?:(?:ahora|asi|a esa hora|ese dia) )(?:(?:me )?(?:esta|va|viene|queda) )?(?:muy |mucho )?(?:
    bien|mejor|perfecto|estupendo
  )
  |(?:yo )?(?:creo|supongo|diria) que si$|(?:esta|va|queda) (?:muy )?bien asi
  |lo has dicho (?:muy )?bien|vale|claro|venga|ok|okey|de acuerdo|adelante|por supuesto
  |por descontado|desde luego|naturalmente|como no$|faltaria mas|encantad[oa]|estupendo|fenomenal
  |me parece (?:muy )?bien|(?:ya )?(?:esta|muy) bien asi
  |(?:que )?te (?:he dicho|digo|estoy diciendo) que si|es[aeo](?: es| mism[oa]| es[aeo])*$|eso
  |eso es|asi es|perfect(?:o|amente)|correcto|conforme|via libre|exact(?:o|amente)|justo|tal cual
  |ahi (?:es)?ta|cabal|sin duda|(?:(?:ya )?queda )?apuntad[oa](?: (?:queda|esta))?$
  |asin?(?=$| (?:esta|me|lo|se|muy|mism[oa]|vale|perfecto|que si) ?)|hazlo|marchando|andando
  |arreando|hecho$|efectivamente|procede|proceda(?: usted)?|(?:a|v)amos si|es[ae] si
  |guarda(?:me)?l[oa]|apunta(?:me)?l[oa]|anota(?:me)?l[oa]|recuerdamelo|avisame|pon(?:me)?lo
  |muy bien|dale|hala venga
)\b`);
const MILD =
  /^(?:bueno|ea|h?ala|sea|si tu lo dices|bien|(?:esta|va|me va|me viene) (?:muy )?bien)\b/;
/** "Sí, no sea que se me olvide": a no that takes nothing back. */
const REASSURES = new RegExp(inLines`(?<!^(?:es[aeo]|asi) )\b(?:
  no (?:sea que|vaya a|se me|pasa nada|importa|esta mal|lo dudes)|que (?:si no|luego no|no se)
  |para que no|si no
)\b.*$`);
/** "Sí, hija, que sin canela no sabe a nada": why she wants it, where nothing of it is about what we are to do. */
const SAYS_WHY = new RegExp(inLines`^(
  si(?: (?:hij[oa]|mujer|hombre|cielo|cariño|guap[oa]|bonit[oa]|por favor))*
) que (?!
  .*\b(?:
    apunt\w+|pon\w+|guard\w+|hag\w+|hace\w*|borr\w+|quit\w+|cambi\w+|mar[cq]\w+|avis\w+|recuerd\w+
    |quier\w+|pero|espera|mejor|luego|todavia|aun|ya no|despues|necesit\w+|voy|vaya|era|es
  )\b
)(?:no|\S+ (?:\S+ )?(?:\S+ )?no) \S+ \S+.*$`);
/** "Claro que no", "sí, pero espera": a yes with one of these in it is none. */
/** "Así mejor" wants nothing else. */
const BETTER_SO =
  /\b(?:asi (?:esta |va |queda )?(?:mucho )?mejor|(?:mucho )?mejor asi|ahora (?:esta )?mejor)\b/;
const TAKES_BACK = /\b(?:no|nunca|tampoco|todavia|aun|pero|espera|mejor|luego)\b/;

const EMPHATIC = new RegExp(inLines`^(?:(?:pues|anda|mujer|hombre|hij[oa]) )*(?:
  que (?:te (?:he dicho|digo|estoy diciendo) que )?(?:no|si)(?: |$)(?:(?:mujer|hombre|hij[oa]) )?
)+\S*$`);
/** "Que no, que no" tells, however much "que" is a question's word. */
export const isEmphatic = ({ plain }: Pick<Utterance, 'plain'>): boolean => EMPHATIC.test(plain);

/** With its accent or its comma it is a yes and no "if", however long she goes on: "sí, hija, así le abro yo". */
const SURE_YES = new RegExp(
  inLines`^[\s¡¿]*(?:(?:
    pues|ea|ay|que|bueno|mira|anda|hombre|claro|uy|eso|es[ae]|ahora|as[ií]
  )[\s,]+)*(?:s[ií]|vale|claro|venga|eso|ea)(?:
    [\s,]+(?:s[ií]|hij[oa]|mujer|hombre|por favor)
  )*\s*[,.!]`,
  'iu',
);
const ACCENTED_YES = /^[\s¡¿]*(?:(?:pues|ea|ay|que|bueno|mira|hombre)[\s,]+)*sí(?!\p{L})/iu;

export const isSureYes = ({
  text,
  plain,
  words,
}: Pick<Utterance, 'text' | 'plain' | 'words'>): boolean =>
  (SURE_YES.test(text) || ACCENTED_YES.test(text)) && assentIn({ plain, words }) === 'yes';

/** What a short answer says; undefined where it is no such answer. */
export function assentIn({ plain, words }: Pick<Utterance, 'plain' | 'words'>): Assent | undefined {
  const said = plain.replace(FILLERS, '');
  if (FAREWELL.test(said)) return undefined;
  // "Bueno, venga" and "ea, pues sí" end in what they mean.
  const [, rest] = /^(?:bueno|ea|hala)(?: pues)? (.+)$/.exec(said) ?? [];
  if (rest !== undefined) {
    const end = assentIn({ plain: rest, words: rest.split(' ') });
    if (end) return end;
  }
  const [, decided] = WAVERS.exec(said) ?? AFTER_ALL.exec(said) ?? [];
  if (decided !== undefined) return assentIn({ plain: decided, words: decided.split(' ') });
  if ((words.length <= LONGEST && WAIT.test(said)) || WAIT_WHILE.test(said)) return 'wait';
  if (words.length <= LONGEST && LATER.test(said)) return 'later';
  if (UNCLEAR.test(said)) return 'unclear';
  if (IS_NEWS.test(said)) return 'unclear';
  if (NO.test(said)) return 'no';
  if (YES.test(said) && !isOfItself(said)) return takenBack(withoutReason(said)) ?? 'yes';
  if (MILD.test(said)) return takenBack(said) ?? 'mild';
  const { yes, mildYes, rest: more } = agreedIn(said);
  if (more !== '' || !(yes || mildYes)) return undefined;
  return yes ? 'yes' : 'mild';
}

/** What of a longer answer is of what we are to do: of all else that she tells, nothing is decided. */
const NO_OF_THE_ACT = new RegExp(inLines`\bno$|\b(?:no|mal) (?:no|que|hij[oa]|mujer|hombre)\b
  |\bno (?:(?:me|te|se|nos|l[oa]s?) )*(?:
    (?:
      apunt|anot|pon|guard|hag|hac|borr|quit|cambi|muev|mar[cq]|avis|quier|quer|necesit|pued|podr
      |vay
    )
    |(?:
      (?:he|hemos|habia) (?:dicho|pedido|querido|mandado)|voy|iba|ire|tengo|es|era|toca|vale|viene
      |va
    )\b
  )
  |\bmal$`);

function takenBack(said: string): Assent | undefined {
  const isShort = said.split(' ').length <= LONGEST;
  if (/\bespera\b/.test(said)) return 'wait';
  if (/\b(?:luego|despues|mas tarde)\b/.test(said)) return isShort ? 'later' : 'unclear';
  if (/\b(?:no|mal)\b/.test(said)) return isShort || NO_OF_THE_ACT.test(said) ? 'no' : 'unclear';
  return TAKES_BACK.test(said) ? 'unclear' : undefined;
}

const OF_ITSELF = new RegExp(inLines`^vale (?:la pena|\d+|much[oa]|poc[oa]|dinero)\b
  |^es[aeo] (?:es|era|son) (?!que\b|lo que\b|para?\b|si\b|pues\b|a las?\b)(?<what>.+)$`);
/** "Eso es mentira", "vale la pena": it says what something is, and no yes. */
function isOfItself(said: string): boolean {
  const match = OF_ITSELF.exec(said);
  const what = match?.groups?.what;
  return (
    match !== null &&
    (what === undefined || /^del? (?!acuerdo\b)/.test(what) || agreedIn(what).rest !== '')
  );
}

const withoutReason = (said: string): string =>
  said.replace(SAYS_WHY, '$1').replace(REASSURES, '').replace(BETTER_SO, '').trim();
