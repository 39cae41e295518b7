import { inLines } from './in-lines.ts';

/*
 * "E", "a", "an" and "echo" are words of their own, and so no dictionary tells "me e caído" from "Juan e Inés": which one
 * is meant, the words beside it say.
 */

const PARTICIPLE = inLines`(?:
  \p{L}{2,}(?:ad|[ií]d)o|\p{L}{2,}ao|ido|sido|dicho|h?echo|puesto|visto|escrito|abierto|roto
  |muerto|vuelto|frito
)(?!\p{L})`;
const CLITIC = 'me|te|se|les?|l[oa]s?|nos';
/** "Mea dicho", "sea ido", "nole e abierto"; "que sea sabido" stays. */
const CLITIC_AND_HAVE = new RegExp(
  inLines`(?<!\p{L}|(?:que|no|cuando|aunque|como|donde|o) )(?<clitic>${CLITIC}|ya)(?<have>
    e|an?|as
  )(?= (?:ya )?${PARTICIPLE})`,
  'giu',
);
const HAVE = new RegExp(`(?<![\\p{L}'])(?<have>e|as|an)(?= (?:ya )?${PARTICIPLE})`, 'giu');
/** What ends as a participle, and is somewhere to go, or something to see to. */
const NOUN = inLines`(?:
  lad|mercad|pescad|helad|soldad|estad|grad|resultad|sentid|marid|vestid|ruid|partid|cuidad|pecad
  |juzgad|ganad|abogad|tejad|emplead|cuñad|ahijad|criad|s[aá]bad|bocad|recad|olvid|nid|apellid
  |pedid|cocid|nad|arad|prad|asad|guisad|calzad|delegad|invitad
)o(?!\p{L})`;
/** "Me a escrito", "mi hija a venido", "a benido la vecina". */
const HAS = new RegExp(
  inLines`(?<=
    (?<!\p{L})(?:
      ${CLITIC}|ya|no|que|qui[eé]n|cuando|y|nadie|alguien|hoy|ayer
      |(?:mi|la|el|su) (?!olor|sabor|peste|tufo)\p{L}+
    ) |
    ^|[,.;:] ?
  )a(?= (?:ya )?(?!${NOUN})${PARTICIPLE})`,
  'giu',
);
const MADE = /(?<=(?<!\p{L})(?:he|has|ha|hemos|han|hab[ií]a|haber) (?:ya )?)echo(?!\p{L})/giu;
const LET_US_SEE = new RegExp(
  inLines`(?<=(?<!\p{L})vamos )haber(?!\p{L})
    |(?<!\p{L}|(?:de|por|puede|debe|va a) )haber(?= (?:
      si|qu[eé]|cu[aá]ndo|qui[eé]n|c[oó]mo|d[oó]nde
    )(?!\p{L}))`,
  'giu',
);
/** "¿Ay algo hoy?", "no ay misa"; "ay, no" is a sigh. */
const THERE_IS = new RegExp(
  inLines`(?<=(?<!\p{L})(?:no|qu[eé]|si|ya|aqu[ií]) )ay(?=$|[ ?])
    |(?<!\p{L})ay(?= (?:
      algo|alg[uú]na?|alguien|nadie|mensajes?|misa|mucho|mucha|humo|fuego|llamas|gas
      |que \p{L}+[aei]r
    )(?!\p{L}))`,
  'giu',
);
/** "Hay lo dejas", "pues hay estaré", as a recogniser hears it. */
const THERE = new RegExp(
  inLines`(?<!\p{L})hay(?= (?:
    (?:(?:me|te|se) )?l[oa]s? (?:dej|tien|pon|apunt|has|he|teng)\p{L}*|estar[eé]|estaba|sigue
    |queda
  )(?!\p{L}))`,
  'giu',
);
const TIMES =
  /(?<=(?<!\p{L})(?:otra|una|cada|tal|la|alguna|esta|[uú]ltima|primera|aquella) )ves(?!\p{L})/giu;
const UNTIL = /(?<!\p{L}|(?:el|un|del|al|su|cada) )asta(?= \p{L}|$)/giu;

/** "Voy ha comprar", "llama ha mi hija". */
const TO = new RegExp(
  inLines`(?<!\p{L}|(?:me|te|se|les?|nos|l[oa]s?) )ha(?= (?:
    \p{L}+[aei]r(?:me|te|se|l[aeo]s?)?|(?:mis?|las?|los|el) \p{L}+
  )(?!\p{L}))`,
  'giu',
);
/** "Que baya", "me a dicho que balla"; a fence and a berry have an article. */
const GO =
  /(?<=(?<!\p{L})(?:que|no|cuando) (?:(?:me|te|se|nos) )?)(?:[bv]alla|baya)(?<n>s|n|mos)?(?!\p{L})/giu;
const COME = /(?<=(?<!\p{L})(?:si|cuando|que|no|t[uú]) )bienes(?!\p{L})/giu;
const TOWARDS = /(?<!\p{L}|(?:en|me|te|se|les?|nos|l[oa]s?) )asia(?= (?:las?|el|mi) )/giu;
const DID = /(?<=(?<!\p{L})(?:me|te|se|les?|nos|l[oa]s?) )asia(?!\p{L})/giu;

/** "¿A qué ahora es?", as a recogniser hears it. */
const HOUR = /(?<=(?<!\p{L})a qu[eé] )ahora(?!\p{L})/giu;

/** "Las 11 i cuarto". */
const AND = new RegExp(
  inLines`(?<=(?<!\p{L})las? (?:\d{1,2}|\p{L}+) )i(?= (?:
    media|cuarto|pico|cinco|diez|veinte|veinticinco
  )(?!\p{L}))`,
  'giu',
);

/** The text with the words that only their neighbours tell apart from others. */
export const byNeighbours = (text: string): string =>
  text
    .replace(AND, 'y')
    .replace(CLITIC_AND_HAVE, '$<clitic> h$<have>')
    .replace(HAVE, 'h$<have>')
    .replace(HAS, 'ha')
    .replace(MADE, 'hecho')
    .replace(LET_US_SEE, 'a ver')
    .replace(THERE_IS, 'hay')
    .replace(THERE, 'ahí')
    .replace(TIMES, 'vez')
    .replace(UNTIL, 'hasta')
    .replace(HOUR, 'hora')
    .replace(TO, 'a')
    .replace(GO, 'vaya$<n>')
    .replace(COME, 'vienes')
    .replace(TOWARDS, 'hacia')
    .replace(DID, 'hacía');
