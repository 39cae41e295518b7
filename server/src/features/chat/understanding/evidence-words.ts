import { inLines } from './in-lines.ts';

/** Words that say yes, a lukewarm yes, or nothing, at the beginning of what is left of a clause. */

const WHOLE = '(?= |$)';
const oneOf = (...words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.join('|')})${WHOLE}`, 'u');

/** What is praised with these needs no other yes, but for "bien", which may be no more than a breath. */
const PERFECT = inLines`perfect(?:o|a|amente)|estupend(?:[oa]|amente)|fenomenal(?:mente)?|genial
  |maravillosamente|divinamente|ideal|fantastic[oa]|de (?:maravilla|perlas|lujo|cine|fabula|miedo)
  |a la perfeccion|al pelo|como anillo al dedo`;
const WELL = `(?:(?:muy |mu |todo |la mar de )?bien|muy buen[oa]|${PERFECT}|correct[oa]|conforme|list[oa])`;
/** "Me viene de perlas", "ha quedado muy bien", "me cuadra". */
const SUITS = inLines`(?:ya )?(?:(?:me|nos) )?(?:
    esta|va|viene|parece|queda|sale|cae|suena|vale|sirve|ha quedado
    |(?:l[oa] )?has (?:dicho|puesto|apuntado|entendido)
  ) ${WELL}
  |(?:me|nos) (?:vale|sirve|cuadra|encaja|conviene|apaña|da tiempo(?: de sobra)?|da lugar)`;

const SURE_YES = oneOf(
  inLines`que si|(?:te (?:digo|estoy diciendo)|(?:te )?he dicho) que si
    |(?:claro|desde luego|por supuesto|pues) que si|eso si|es[ae] si|asi si|ahora si|si quiero|si
    |sim|sip|aja|siempre si`,
  inLines`ahi(?: mism(?:o|ito)| si)?$|vale|venga|ok|okey|okay|oki|okis
    |(?:estoy |estamos )?(?:de acuerdo|conforme)|correcto|afirmativ[oa]|positivo|exact(?:o|amente)
    |efectivamente|justo|tal cual|cabal|guay|chachi|${PERFECT}`,
  inLines`claro|por supuesto|por descontado|desde luego|naturalmente|faltaria mas|como no|sin duda
    |adelante|dale|(?:sirvase |puede )?proced(?:e|a|er)|segurisim[oa]
    |(?:bien |muy |mas que )?segur[oa]$|convencid[oa]$|marchando|andando|arreando
    |(?:tira )?(?:pa|para) ?(?:a|de)?lante|tira$|hecho|(?:trato|dicho y) hecho|amen|ole|equilicua
    |asi sea|mismamente|clavad[oa]|(?:ejecut|archiv)(?:e|a|ar|ese)
    |(?:ya |me )?cuadra|(?:queda )?(?:usted )?autorizad[oa]|adelante con los faroles|sirve$
    |(?:acept|autoriz|aprueb|aprob)(?:o|ad[oa])|concedid[oa]|encantad[oa]
    |de mil amores|con mucho gusto|cuenta con ello|vamos (?:alla|a ello|a por ello)
    |haz(?:me)? (?:el|ese) favor|(?:ya lo creo|y tanto)(?: que si|$)`,
  inLines`(?:no hay|ningun|sin) (?:ningun )?problemas?|no (?:veo|se) por que no|por que no$
    |por mi (?:que no quede|encantad[oa])|mejor imposible|sera lo mejor|me quedo con es[oa]
    |l[oa] doy por buen[oa]`,
  inLines`es[aeo] (?:es|mism[oa]|mismito)|es[aeo] (?:te )?he dicho|es[aeo] quiero|es[aeo]
    |asi (?:es|mismo|lo quiero|me gusta)
    |asi (?:\S+ ){1,2}(?:bien|a tiempo|con tiempo|tranquil[oa]|descansad[oa]|de sobra)|asi
    |a esa hora|ese dia
    |(?:es |justo )?lo que (?:
      (?:tu )?has (?:dicho|puesto|apuntado)|(?:yo )?(?:te )?(?:he dicho|dije|decia|estoy diciendo)
    )
    |como (?:te )?he dicho|como dices|(?:ya )?est[ae] (?:muy )?bien asi|(?:${SUITS})(?: asi)?
    |tod[oa] (?:correct[oa]|${PERFECT}|conforme|list[oa])|todo en orden|muy bien(?: dicho)?
    |bien dicho|en eso quedamos|quedamos (?:asi|en eso)|(?:l[oa] )?quiero|confirm(?:o|ado)
    |las dos cosas|todo eso`,
);
const MILD_YES = oneOf(
  'bueno|ea|h?ala|bien|sea|va|esta bien|no esta (?:nada )?mal|todo (?:muy )?bien',
);
const FILLED_WITH = oneOf(
  inLines`(?:por|para|a) mi|pues|po|pos|y|ay|ah|uy|oh|oye|anda|mira|ya|e|a|al|el|la|los|las|lo|de
    |del|para|en|por|yo|entonces|total|nada mas que|bien`,
  inLines`hij[oa](?: mi[oa])?|mujer|hombre|nen[ae]|señor(?:a|ita)?|reina|cielo|corazon|cariño
    |guap[oa]|bonit[oa]|maj[oa]|rica|prenda|prima?|maja|muchach[oa]|chic[oa]|chach[oa]
    |mi (?:alma|arma|vida|amor|niñ[oa]|reina|cielo)|maquina|aparato|encina|bicho`,
  inLines`por favor|gracias(?: a dios| hij[oa])?|muchas gracias|dios te lo pague|si dios quiere
    |te lo agradezco|de una vez|del todo|sin miedo|tranquil[oa]|por fin|a la primera|ahora mismo
    |ahora|usted|tu|mism[oa]s?|hora|dia|fecha|respuesta|misma hora|dicho|pone(?: ahi| aqui)?$
    |digo(?= eso)|tal(?= dia)`,
);

/** "Estupendo, así me pilla de camino": after a yes it says what for. */
const SO_THAT =
  /^asi (?:me|te|se|le|nos|l[oa]s?|ya|no (?:se )?me|tengo|puedo|llego|voy|aprovecho) \p{L}/u;

/** What words like these at the beginning say, and what is left after them. */
export interface Agreed {
  readonly yes: boolean;
  readonly mildYes: boolean;
  readonly rest: string;
}

/** The words without all that says yes, or nothing, at their beginning. */
export function agreedIn(
  said: string,
  isOfTheHeld: (rest: string) => number | undefined = () => undefined,
): Agreed {
  let rest = said;
  let yes = false;
  let mildYes = false;
  while (rest !== '') {
    if (yes && SO_THAT.test(rest)) break;
    const sure = SURE_YES.exec(rest);
    const mild = sure ? null : MILD_YES.exec(rest);
    const length =
      isOfTheHeld(rest) ?? [sure, mild, FILLED_WITH.exec(rest)].find((it) => it)?.[0].length;
    if (!length) break;
    yes ||= sure !== null;
    mildYes ||= mild !== null;
    rest = rest.slice(length).trim();
  }
  return { yes, mildYes, rest };
}
