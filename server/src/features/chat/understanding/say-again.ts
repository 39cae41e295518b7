import { inLines } from './in-lines.ts';
import { OPENING } from './opening.ts';

/** "Que no te oigo", "no me he enterado de nada": she wants it again, in whatever words she says that it did not arrive. */
const NOT_HEARD = new RegExp(inLines`\bno (?:(?:te|se|le|lo|la|me) )*(?:(?:he|ha|habia) )?(?:
  oigo|oido|oi|oye|entiendo|entendido|entendi|enterado|entero|entere|escucho|escuchado|sentido
  |pillo|pillado|cogido
)(?: (?:
  otra vez|de nuevo|dil[oa]|dimel[oa]|perdon[ae]?|por favor|nada|bien|muy|de nada|hij[oa]|mujer
  |lo que (?:dices|has dicho)|que (?:dices|has dicho)
))*$`);
/** "No oigo bien, repite", "repite, que no te oigo"; peppers are repeated by a stomach. */
const REPEAT_IT = new RegExp(inLines`\bno (?:(?:te|se|le|lo|la|me) )*(?:(?:he|habia) )?(?:
    oigo|oido|oi|oye|entiendo|entendido|entendi|enterado|entero|escucho|pillo
  )\b.*\brepit(?:e|es|eme|emelo|emela|elo|ela)$
  |^(?:(?:ay|oye|hij[oa]|anda|por favor|a ver|espera) )*repite(?:me)?(?:l[oa])? que no\b`);
/** "Más despacito, que se me van las palabras", "espera, más poquito a poco": whatever reason follows. */
const SLOWER = new RegExp(inLines`^(?:(?:
    ay|uy|espera|oye|anda|pero|por favor|hij[oa]|mujer|dimelo|dilo|repitel[oa]|repitemel[oa]
    |leemel[oa]|habla|hablame|di|un poco|un poquito|un pelin|algo|un pelo|ve|vete|bonita|cariño
  ) )*mas (?:despaci(?:o|to)|lent[oa]|clarit?o|(?:poco|poquito|poquitito) a poco)(?: (?:
    hij[oa]|por favor|mujer|que|para|y|porque|anda|si|(?:se|te) l[oa]|te ruego|le ruego
  )\b.*)?$
  |\b(?:
    dimel[oa]|dil[oa]|repite\w*|lee(?:me)?l[oa]|habla(?:me)?|cuenta(?:me)?l[oa]
    |explica(?:me)?l[oa]
  ) (?:(?:otra vez|de nuevo|pero|un poco|todo) )*mas (?:despaci(?:o|to)|lent[oa]|clarit?o)$
  |^(?:(?:ay|oye|anda|pero|espera|mejor|por favor) )*(?:
    di|dime|dimel[oa]s?|leemel[oa]s?|repitemel[oa]s?|ve|vete
  ) (?:de )?un[oa] (?:en|a|por) un[oa]$`);
/** "Otra vez, que estoy teniente de este oído", "repite, que con la tele no": she did not take it in, for whatever reason. */
const AGAIN_BECAUSE = new RegExp(
  inLines`${OPENING}(?:(?:di|dime|dilo|dimel[oa]|repite(?:me)?(?:l[oa])?) )?(?:
    otra vez|de nuevo|una vez mas|repite(?:me)?(?:l[oa])?|dimel[oa]|dilo
  )(?: (?:hij[oa]|mujer|niñ[oa]|muchach[oa]|por favor|anda|otra vez|de nuevo))* (?:
    (?:por)?que|es que|pues
  ) (?!.*\b(?:duel|dol|pit|zumb))(?=
    .*\b(?:
      oid[oa]|oreja|oi[gr]?|oye|sord|teniente|audifono|enter|entend|entiend|cogid|cogi|pill|escuch
      |sent(?:i|ido)|tele|television|radio|ruido|jaleo|lavadora|extractor|despist|distra|dormid
      |traspuest|estaba (?:en|con|a)|santo al cielo
      |se me (?:ha )?(?:ido|fue|va|olvida|olvido|olvidado)|no me acuerdo|bajito|flojo
    )
  )`,
);
/** "¡Qué bonita!, repítemela", "¿qué me has preguntado?", "¿por dónde íbamos?" */
const AGAIN = new RegExp(
  [
    // "No oí. Repite", "no entendido, repetir".
    inLines`\b(?:no|sin) (?:(?:te|se|lo|la|me) )*(?:he )?(?:
      oi|oido|oir|oigo|entendi|entendid[oa]|entender|entiendo|cogi|cogid[oa]|pille|pillado|escuche
      |entere|enterado
    )\b.*\b(?:repite|repetir|repeticion|otra vez|de nuevo)(?: (?:
      mensaje|por favor|todo|hij[oa]
    ))*$`,
    inLines`^(?!.*\b(?:cuando|cada|cuanto)\b)(?:.+ )?(?<!\b(?:se|no) )repite(?: (?:
      por favor|mensaje|todo|hij[oa]|anda
    ))*$`,
    '\\brepite(?:me|nos)?l[oa]s?\\b',
    inLines`${OPENING}es[aeo](?: mism[oa])? (?:otra vez|de nuevo)(?: (?:
      que|porque|por favor|y|para|hij[oa]|anda
    )\b.*)?$`,
    '\\b(?:lee|di|cuenta|recita)(?:me|nos)?l[oa]s? (?:otra vez|de nuevo|una vez mas)\\b',
    inLines`${OPENING}(?:
      de que (?:(?:te|me) )?(?:
        estabamos hablando|hablabamos|estaba hablando|estabas hablando|hablaba|hablabas
      )
      |por donde (?:ibamos|iba)|en que estabamos
      |que (?:te )?(?:
        estaba (?:yo )?(?:diciendo|preguntando|pidiendo)
        |(?:iba yo|iba) (?:diciendo|a decir(?:te)?)
      )(?: yo)?
      |que (?:me )?(?:
        estabas diciendo|decias|preguntabas|estabas preguntando|has preguntado|habias preguntado
        |has pedido
      )
      |cual (?:era|es) la pregunta
    )(?: (?:hij[oa]|antes|ahora|que no me acuerdo|que se me ha ido))*$`,
  ].join('|'),
);
const NOT_TAKEN_IN = inLines`(?:
  no (?:(?:te|lo|la|los|las|me) )*(?:he )?(?:
    cojo|cogido|pillo|pillado|entiendo|entendido|entero|enterado|sigo|oigo|oido
  )(?: (?:nada|bien|la hora|el dia))?
  |(?:me|yo me) (?:pierdo|lio|aturullo|aturrullo)|me he (?:perdido|liado)
  |(?:que )?(?:deprisa|rapido)
)`;
/** "No te sigo, vas muy deprisa, poquito a poco", "otra vez, y despacito, que lo oiga mi nieto". */
const TOO_FAST = new RegExp(
  inLines`^(?:(?:
      otra vez|de nuevo|repite(?:me)?(?:l[oa])?|di(?:me)?l[oa]|lee(?:me)?l[oa]|y|no|eh|uf|pero|ay
      |uy|no te sigo|que|es que|hij[oa]|mujer|espera|por favor|anda|ve|vete|me lo dices
      |${NOT_TAKEN_IN}
    ) )*(?:
      (?:vas|hablas|corres) (?:muy|mu|tan|demasiado) (?:deprisa|rapido|ligero)
      |que (?:deprisa|rapido|ligero)(?: (?:vas|hablas))?|(?:mas )?poqui(?:t(?:o|ito)) a poco
      |(?:mas |muy )?(?:despac(?:io|ito)|lent(?:o|ito))|no te sigo
    )(?: (?:
      que|para|por favor|hij[oa]|mujer|anda|y|otra vez|poquito|despac(?:io|ito)|mas lento|vas
      |hablas|con (?:mas )?calma|(?:de )?un[oa] (?:en|a|por) un[oa]
    )\b.*)?$
    |^(?:(?:no|eh|ay|uy|pero|que|es que|hij[oa]|espera|${NOT_TAKEN_IN}) )*(?:
      ${NOT_TAKEN_IN}|otra vez|repite(?:l[oa])?
    )(?: (?:y|pero|otra vez|hij[oa]|por favor))* (?:
      (?:con|mas) (?:mas |un poco de )?calma|poco a poco|(?:de )?un[oa] (?:en|a|por) un[oa]
    )(?: (?:por favor|hij[oa]|anda))*$`,
);
/** "Se me ha ido la pantalla, ponlo otra vez", "que se me apagó": it was not seen to its end. */
const GONE = '(?:ha |habia )?(?:ido|apagado|cerrado|fue|apago|cerro|quedo en negro)';
const OUT_OF_SIGHT = new RegExp(
  [
    `\\bse (?:me|nos) ${GONE}\\b.*\\b(?:pantalla|otra vez|de nuevo)\\b`,
    `\\b(?:otra vez|de nuevo)\\b.*\\bse (?:me |nos )?${GONE}(?: \\S+){0,2}$`,
    '\\bse (?:me |nos )?(?:ha )?(?:borrado|quitado|borro|quito)(?: (?:de|toda|todo|en))* (?:la )?pantalla\\b',
  ].join('|'),
);
const AGAINS = [AGAIN, AGAIN_BECAUSE, REPEAT_IT, OUT_OF_SIGHT];

/** That it was too fast for her, in whatever words. */
export const asksSlower = (plain: string): boolean => SLOWER.test(plain) || TOO_FAST.test(plain);

/** That she wants it once more, and why. */
export const asksAgain = (plain: string): boolean => AGAINS.some((it) => it.test(plain));

export const hasNotHeard = (plain: string): boolean => NOT_HEARD.test(plain);
