import { inLines } from './in-lines.ts';
import { asksPolitely } from './polite.ts';
import { hasQuestionSigns } from './question.ts';
import type { Utterance } from './utterance.ts';

/*
 * Who wants the last act taken back says it in one of a few ways: undo it, go back, leave it as it was, bring it here again,
 * it does not count. Whatever she says around that is why, and she may say it before or after.
 */

const IT = '(?:(?:me|nos|se|te)?l[oaeu]s?)';
const US = '(?:me|nos|se|te)?';
/** The act, by its place in the talk: "eso último", "lo que acabas de poner", "lo de ahora mismo". */
const ACT_OF_IT = inLines`(?:
  quit|borr|apunt|pues|pon|cambi|movi|mov|marc|tach|hech|hac|jech|guard|escrib|escrit|registr|mand
  |orden|encarg|dich|dec|ped|supr|anul
)\p{L}*`;
const JUST = inLines`(?:
  acab(?:as?|o|amos)(?: yo| usted)? de ${ACT_OF_IT}
  |(?:te |me |le |yo )*(?:has|he|hemos|(?<=se )ha) (?:\S+ )?${ACT_OF_IT}
  |(?:te |me |le |yo )*(?:
    hiciste|hizo|hice|dije|mande|quitaste|quitamos|borraste|borre|pusiste|cambiaste|suprimio
    |encargue
  )(?: (?:hacer|quitar|borrar))?
)`;
/** No "eso de las siete", no "esa voz". */
const BARE = '(?:es[aeo]|est[ao])(?=$| (?:que|ya|por favor|anda|hij[oa]|ahora|no)(?= |$))';
const THAT = inLines`(?:
  (?:es[ao]|est[eo]|el|lo|la) ultim[oa](?: \S+cion)?|lo de ahora(?: mismo)?
  |lo de (?:antes|hace un momento)|lo anterior|lo dicho|todo eso
  |(?:el|es[ea]|la|(?:ese|el) ultimo|(?:esa|la) ultima) (?:
    cambio|apunte|marca|anotacion|anulacion|operacion|modificacion
  )(?: es[ea])?
)`;
const WHAT_WAS_DONE = inLines`(?:
  (?:
    es[aeo]|est[aeo]|l[oa]|el|(?:es[aeo]|est[aeo]|lo) ultim[oa]
  ) que (?:se )?${JUST}(?: \S+){0,4}?
  |(?:eso )?recien \p{L}+
)`;
const THAT_ACT = `(?:${WHAT_WAS_DONE}|${THAT})`;
const TAKES = inLines`(?<!\b(?:no|se|me|te|lo|la) )(?:
    quit|borr|anul|cancel|elimin|tach|retir|sac|olvid|rectific|corrig|revoc|desh|deja
  )(?:a|e|ar|ue)?
  |revoque|rectifique|saque|tache|corrija|rectifica`;
const end = '(?= |$)';

/** To undo, in all its forms and as the villages say it, and every verb that says the contrary of what was done. */
const UNDOES = inLines`(?:
  de(?:s|h|j|sh|sj|hj|shj|js)+h?a(?:z|s|se|ce|ga)${US}${IT}?|e(?:hj|sj|jh|h|j)a(?:z|s)${US}${IT}?
  |desaz${US}${IT}?
  |(?<!\b(?:que|hay que|voy a|a|tengo que|de) )desh?acer${IT}?(?! (?:la|el|las|los|una?|mi) )
  |d?esbarat[ae]${US}${IT}?|desand(?:a|ar|emos)${IT}?
  |des(?:apunt|marc|tach|cambi|borr|anot)[ae]r?${US}${IT}?|revi?ert[aei]r?(?:${IT})?
  |rev(?:oque|oca)${IT}?|retroced[ea](?:r|mos)?
)`;
/** Somebody else goes back, or she would like to in life. */
const ORDERED = inLines`(?<!
  \b(?:
    (?:mi|mis|el|los|las|la|su|un|una) \S+|me|se|le|nos|nunca|pudiera|pudiese|podria|quiero
    |quisiera|tengo que|hay que|voy a|va a|me dan|estoy|ha|han|he|hemos|cuando
  ) )`;
const BACKWARDS = '(?:(?:para|pa|hacia|por) )?(?:a ?)?tra[sh]';
const GOES_BACK = inLines`${ORDERED}(?:
  (?:(?:da|de|dale|dar|echa|eche|echar|mete|marcha) )*marcha (?:a ?)?tra[sh]
  |(?:
    da|dale|dele|dar|echa|eche|echate|echar|echemos|ech[ae]${IT}|vuelv[ae]|vuelvete
    |vuelv[ae]${US}${IT}|volver|volvamos|tira|trae${IT}|ponl[oa]|dejal[oa]|(?:un )?pas(?:o|ito)
  ) ${BACKWARDS}
  |(?:(?:desand(?:emos|a)|desanda) )lo andado
)`;
const AGAIN = inLines`(?:
  (?:vuelv|guelv)(?:
    [ae]${US}${IT} a (?:ponel|poner|dejar|meter|apuntar|escribir)
    |[ae]${US} a (?:pon|dej|met|apunt|escrib)(?:er|ar|ir)${IT}
  )
  |(?:pon|pong|dej|met|apunt|tra|escrib)[ae]?${US}${IT} (?:otra vez|de nuevo|de vuelta)(?! (?:
    el|a las?|al|mañana|pasado|para
  )${end})
  |(?:vuelve|vuelva|volver|pon|ponga|deja) (?:a poner |otra vez |de nuevo )+(?:la|el|lo) que${end}
)`;
const LEAVES = inLines`(?<!\b(?:me|se|le|nos|han|ha) )(?:
  dej[ae]${US}${IT}?|dej[ae]n?|dejas?|dejar${IT}?|pon${US}${IT}?|ponga${US}${IT}?|poner?${IT}
  |(?:v|g)uelv[ae]${US}${IT}?|volver${IT}?|volvamos|vuelta|que (?:se )?(?:quede|siga|vuelva)n?
  |quede|(?:se )?quedas?e?|sigue|devuelv[ae]${US}${IT}?|otra vez|corr[ie]j[ae]${IT}?|corrige${IT}?
  |arregl[ae]${IT}?|rep(?:on|onga|usiera)${IT}?|restituy[ae]${IT}?|anda
)`;
const WAS =
  '(?:(?:ya )?l[oa]s? )?(?:estab(?:a|an)|tenia[ns]?|teniamos|era|eran|iba|habia|figurab[ae]n?)';
const AS_IT_WAS = inLines`(?:
  (?:tal y |tal )?como (?:
    ${WAS}|antes|al principio|en un principio|de primeras|si (?:nada|tal cosa)
  )
  |donde (?:${WAS})|segun ${WAS}|(?:igual|lo mismo)(?: que (?:${WAS}|antes))|otra vez igual
  |(?:a|en|con) (?:la|su|el) (?:hora|dia|sitio|lugar)(?: (?:
    de (?:antes|siempre)|en que ${WAS}|que (?:${WAS})(?: antes)?
  ))
  |a la que (?:${WAS})|a su (?:sitio|hora|dia|lugar|ser)|a lo (?:de antes|suyo)
  |en (?:su|el) estado (?:anterior|en (?:el )?que (?:se )?(?:hallab|encontrab|estab)\p{L}+)
  |como (?:se )?(?:hallab|encontrab)\p{L}+|sin (?:hacer|cambiar|tocar)|pendiente
)`;
const AS_BEFORE = inLines`${LEAVES}(?: (?!
  cuando${end}|(?:la|el|los|las|mi|una?) (?!hora|cosas|cita|fecha|dia|marca|recado|estado)
)\S+){0,5}? (?:a )?${AS_IT_WAS}`;
const AS_BEFORE_ALONE = inLines`^(?:(?:
  pues|ay|no|uy|que|bueno|mejor|perdona|espera|hij[oa]|cambio de idea|anda
) )*(?:otra vez )?(?:tal y )?como (?:${WAS}|antes|al principio)(?: (?:
  como|antes|hace|otra vez|hij[oa]|que|por favor|anda
)${end}.*)?$`;
const UNSAID = inLines`como si (?:yo )?no (?:te |le )?(?:l[oa] )?(?:
    hubier[ae]|hubiese|habria|haya
  ) (?:yo )?(?:dicho|hecho|pedido|mandado|abierto la boca)
  |(?:borral[oa]|quital[oa]|dejal[oa]|haz) (?:y )?como si nada
  |(?:haz|haga)(?: usted)? cuenta (?:de )?que no (?:te |le )?(?:he|dije)
  |hag[ae]s? caso de lo (?:ultimo|que te)|no (?:me )?hagas caso${end}`;
const RECOVERS = inLines`(?<!\b(?:se|no|que|lo|la|te|nos|le|para|a|quien|mi|ya) )(?:
  recuper[ae]${US}${IT}?|resucit[ae]${IT}?|restaur[ae]${IT}?|restituy[ae]${IT}?
  |restablez?[cz][ae]${IT}?|rep(?:on|onga)${IT}|devuelv[ae]${US}${IT}
)`;
const RECOVERS_THAT = inLines`(?:recuper|devuelv|restablez?c|restaur)[ae]${US} (?:usted )?(?:
  ${THAT_ACT}|(?:la|el|lo|es[aeo]) que${end}|lo (?:del?|anterior)${end}
  |(?:la|el) (?:hora|dia|aviso|recordatorio|cita|fecha)${end}
)`;
const TAKES_THAT = inLines`(?:${TAKES})${US} (?:usted )?(?:${THAT_ACT}|${BARE})
  |(?:quit|borr)[ae]r?${US}(?:l[aeo])? la marca`;
const NOT_THAT_ACT = inLines`(?:
  ${WHAT_WAS_DONE} (?:que no era |por favor |ya |pues |usted )*(?:
    no (?:era|iba|l[oa] quer\p{L}+)|no(?=$| pon)|deshecho
  )
  |(?:${THAT_ACT}|eso) (?:que no era |por favor |ya |pues |usted )*(?:
    no (?:vale|cuenta)(?! (?:nada|de|un|para))|no l[oa] (?:hagas|guardes|apuntes|pongas|cuentes)
  )
  |${THAT_ACT} (?:que no era |por favor |ya |pues |usted )*(?:
    fuera|${BACKWARDS}|(?:${TAKES})${US}${IT}|(?:recuper|devuelv)[ae]${US}${IT}
    |(?:pon|dej)[ae]?${US}${IT} (?:otra vez|de nuevo|como antes|como estaba)|cambial[oa] otra vez
  )
)`;
const WITHOUT_EFFECT = inLines`(?:
  (?:dej|qued)[ae]n?${US}${IT}?(?: todo| eso)? sin efecto(?=
    $| (?:que|${THAT}|${BARE}|la (?:anul|cancel|anot)\p{L}+)
  )
  |(?:quede|queda) (?:todo )?(?:en nada|anulad[oa])
  |(?:no|ni) (?:l[oa] )?(?:cuentes|tengas en cuenta)|que no vale|no vale nada de eso
)`;

const STRONG = new RegExp(
  `\\b(?:${[
    UNDOES,
    GOES_BACK,
    AGAIN,
    AS_BEFORE,
    UNSAID,
    RECOVERS,
    RECOVERS_THAT,
    TAKES_THAT,
    NOT_THAT_ACT,
    WITHOUT_EFFECT,
  ].join('|')})${end}|${AS_BEFORE_ALONE}`,
  'u',
);
const BARE_BACK = new RegExp(
  inLines`(?:
    ^|equivocado |liado |listo |boton |no |confundido |espera |ahora mismo |mismo )${BACKWARDS}(?: (?:
    ${BACKWARDS}|con eso|eso|hij[oa]|por favor
  ))*$`,
  'u',
);

const DONE_TO_IT = inLines`(?:
  borr|quit|cambi|apunt|anot|marc|tach|mov|muev|movi|pon|puest|toc|escrib|guard|hac|hech|mand
  |orden
)\p{L}*`;
/** That it was a mistake, hers or ours: nothing else is said, and nothing is asked. */
const MISTAKE = new RegExp(
  `\\b(?:${[
    inLines`(?:
      ha sido|fue|era|l[oa]s? he \p{L}+|l[oa]s? di por hech[oa]|le he dado|le di|lo toque
      |he (?:tocado|marcado|borrado|quitado|cambiado|apuntado)|he dicho que si|yo
    )(?: \S+)? sin (?:querer|pensar|mirar|darme cuenta|oirte)`,
    '^(?:(?:(?:ja)+|no|uy|ay|que|espera) )+(?:quita|borra|fuera)(?: (?:quita|eso|anda))*$',
    inLines`(?:he dado|he tocado|l[oa] he marcado|le di) (?:\S+ )*(?:
        con el (?:dedo|codo)|donde no era
      )
      |boton que no era|otro boton`,
    inLines`(?:me he|he) (?:
        equivocado|confundido|precipitado|adelantado|arrepentido|colado
      )(?! (?:de|en|con|al) (?!boton|tecla|cosa|recordatorio|pastilla|la que|lo que|el que))
      |me (?:precipite|arrepiento|adelante|arrepenti|equivoque|confundi)(?! (?:de|en|con|al) (?!
        boton|tecla|cosa|recordatorio|pastilla|la que|lo que|el que
      ))`,
    inLines`(?:he|hemos) metido la pata(?! con (?!lo|la hora|eso|el dia))
      |meti la pata(?! con (?!lo|la hora|eso|el dia))|(?:la|lo) he liado|la que he liado
      |te has (?:confundido|colado|equivocado|confundio|colao)|he cometido un error
      |ha sido un (?:error|fallo|lapsus)(?: mio)?`,
    inLines`(?:has|he|ha|habeis) (?:
        borrado|quitado|cambiado|tachado|marcado|movido|apuntado|puesto
      ) (?:el|la|lo) que no (?:era|es)
      |(?:tachaste|borraste|quitaste|marcaste|cambiaste) (?:el|la|lo) que no (?:era|es)
      |(?:la|el|lo) que (?:has|he) \S+ no era`,
    inLines`no (?:era|es) es[aeo]?(?: (?:el|la|lo)) que (?:
        habia|tenias|queria|quise|me|tenia|he|yo|hay
      )
      |no era (?:para )?(?:${DONE_TO_IT})`,
    inLines`(?:
      no (?:l[oa]s? )?(?:
        tenias?|habias?|debi|debiste|debias?|has debido|tenias|tendrias
      )(?: yo)?(?: que| de)? (?:haber(?:l[oa]s?)? )?
      |no (?:queria|quise|pretendia)(?: yo)?(?: que)? |no haber(?:me|lo|la)? )(?:
      ${DONE_TO_IT}|hecho caso
    )`,
    inLines`(?:he|te he) dicho (?:que si|hecho|que estaba hech[oa])\b.*\bno (?:l[oa] )?est[ae]?a?
      |no (?:esta|estaba) hech[oa]|te (?:he dicho|dije) (?:mal|que si sin|una cosa por otra)
      |he dicho (?:que si sin|una cosa por otra)|te l[oa] (?:dije|he dicho) mal
      |al reves (?:me )?l[oa] has|pon(?:lo|la) al reves|lo contrario`,
  ].join('|')})${end}`,
  'u',
);
/** Another wish beside it. */
const WISHES = new RegExp(inLines`\b(?:
    fotos?|letra|voz|mensajes?|cancion|musica|chiste|refran|tele|radio|pantalla|carta
  )\b
  |\b(?:pas|muev)al[oa]\b|\bcambial[oa]\b(?! (?:otra vez|como|a lo))
  |\b(?:
    lee(?:me)?|dime|cuenta(?:me)?|abre(?:me)?|llama|escribe(?:le)?|dile|apunta(?:me)?
    |recuerda(?:me)?|avisa(?:me)?|anota(?:me)?|ponme|enseña(?:me)?|repite(?:me)?
  )\b(?! (?:otra vez|como))`);
const OF_REMOVED = new RegExp(inLines`\b(?:
  no l[oa]s? (?:quites|borres|taches|elimines)|l[oa]s? quiero otra vez
  |es[ae] (?:si )?l[oa] (?:quiero|necesito)
  |(?:esa|la|ese|el) (?:cita|aviso|recordatorio)? ?si (?:que )?(?:l[oa] tengo|vale|valia)
)\b`);

const LONGEST = 26;

export interface TakenBack {
  /** In words that can mean nothing else, so that no doubtful danger is heard in them. */
  readonly isSure: boolean;
}

/** Whether she wants what was just done taken back; what else she names is for whoever asks to see. */
export function takenBackIn(
  { text, plain, words, asks }: Utterance,
  act?: string,
): TakenBack | undefined {
  if (words.length > LONGEST || WISHES.test(plain)) return undefined;
  const isAsked = hasQuestionSigns(text);
  if (isAsked && !asksPolitely(plain)) return undefined;
  if (STRONG.test(plain) || BARE_BACK.test(plain)) return { isSure: true };
  if (isAsked || asks) return undefined;
  const isOfIt = MISTAKE.test(plain) || (act === 'remove' && OF_REMOVED.test(plain));
  return isOfIt ? { isSure: false } : undefined;
}
