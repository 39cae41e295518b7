/** Words that say yes, a lukewarm yes, or nothing, at the beginning of what is left of a clause. */

const WHOLE = '(?= |$)';
const oneOf = (...words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.join('|')})${WHOLE}`, 'u');

export const SURE_YES = oneOf(
  'que si|te (?:digo|he dicho|estoy diciendo) que si|claro que si|eso si|es[ae] si|asi si|ahora si|si|sip|aja|siempre si',
  'ahi(?: mism(?:o|ito)| si)?$|vale|venga|ok|okey|okay|de acuerdo|conforme|correcto|exact(?:o|amente)|justo|tal cual|cabal|perfect(?:o|a|amente)|estupend(?:o|amente)|fenomenal|genial|de maravilla|a la perfeccion',
  'claro|por supuesto|por descontado|desde luego|naturalmente|faltaria mas|como no|sin duda|adelante|dale|procede|marchando|andando|hecho|trato hecho|dicho y hecho|amen|ole|equilicua|asi sea|mismamente',
  'es[aeo] (?:es|mism[oa]|mismito)|es[aeo] (?:te )?he dicho|es[aeo] quiero|es[aeo]|asi (?:es|mismo|lo quiero|me gusta|se queda|queda(?: bien)?|esta bien|va bien)|asi|a esa hora|ese dia|lo que (?:te )?he dicho|como (?:te )?he dicho|como dices|(?:ya )?est[ae] (?:muy )?bien asi|(?:ya )?(?:me )?(?:esta|va|viene|parece|queda|vale|sirve) (?:muy )?bien(?: asi)?|muy bien(?: dicho)?|bien dicho|lo has dicho bien|me (?:vale|sirve)|en eso quedamos|quedamos (?:asi|en eso)|(?:l[oa] )?quiero|confirm(?:o|ado)|las dos cosas|todo eso',
);
export const MILD_YES = oneOf('bueno|ea|h?ala|bien|sea|va|esta bien');
export const FILLED_WITH = oneOf(
  'pues|po|pos|y|ay|ah|uy|oh|oye|anda|mira|ya|e|a|al|el|la|los|las|lo|de|del|para|en|por|mi|entonces|total|nada mas que|bien',
  'hij[oa](?: mi[oa])?|mujer|hombre|nen[ae]|señor(?:a|ita)?|reina|cielo|corazon|cariño|guap[oa]|bonit[oa]|maj[oa]|rica|prenda|prima?|maja|muchach[oa]|chic[oa]|chach[oa]|mi (?:alma|arma|vida|amor|niñ[oa]|reina|cielo)|maquina|aparato|encina|bicho',
  'por favor|gracias(?: a dios| hij[oa])?|muchas gracias|dios te lo pague|si dios quiere|te lo agradezco|de una vez|del todo|sin miedo|tranquil[oa]|por fin|a la primera|ahora mismo|ahora|usted|tu|mism[oa]s?|hora|dia|misma hora|dicho|digo(?= eso)|tal(?= dia)',
);
