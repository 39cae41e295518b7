import { inLines } from './in-lines.ts';
import type { Intent } from './intents.ts';
import type { Utterance } from './utterance.ts';

/** What is wondered at, and asked of nobody: "¿quién me lo iba a decir?", "cuánto caben en ellas los años". */

const LEAD =
  '^(?:(?:y|ay|pues|hij[oa]|mira|anda|bueno|oye|que|vaya|hay que ver|fijate|es que|si) )*';
const TIME = inLines`(?:(?:el|los|las|la|un|una|est[oa]s?|aquell[oa]s?) )?(?:
  tiempos?|años?|dias?|vidas?|horas|gente|mundo|mocedad|juventud
)`;
const WONDERED = new RegExp(
  `${LEAD}(?:${[
    inLines`quien (?:me|nos|se) (?:l[oa] )?(?:iba a|hubiera|habia de|habria) (?:
      decir|dicho|contar|contado|pensar|pensado|imaginar|imaginado
    )`,
    'quien (?:(?:lo|me l[oa]) )?(?:diria|dijera|hubiera dicho|pudiera|fuera|volviera|tuviera|supiera)',
    'que (?:sera|va a ser|habra sido) de (?:mi|nosotr[oa]s|ell[oa]s|aquell[oa]s?|est[oa]s?|l[oa]s? )',
    inLines`(?:a )?(?:donde|adonde) (?:se )?(?:
      iran|iria|fueron|fue|habran? ido|han ido|vamos a (?:parar|llegar)|iremos a parar
    )(?: ${TIME})?`,
    `como (?:se )?(?:pasan?|corren?|vuelan?|van?|cambian?|cambia) ${TIME}`,
    inLines`(?:de )?lo que (?:
      da de si|dan de si|es|son|cambian?|corren?|pasan?|pesan?|cuesta|duran?
    ) (?:${TIME}|l[oa]s hij[oa]s|ser|hacerse)`,
    'has visto (?:tu |usted )?(?:lo que (?:es|son)|como (?:es|son|esta|estan|se pone))',
    inLines`que (?:poco|deprisa|rapido|pronto|largos?|cortos?|cortas?|largas?) (?:
      duran?|(?:se )?(?:me )?(?:pasan?|van?|hacen?)|es|son
    )`,
    inLines`cuant[oa]s? (?:\S+ )?(?:ha|habra|lleva) (?:
      visto|vivido|pasado|andado|trabajado|llorado
    ) (?:ya )?un[oa]`,
    inLines`cuant[oa]s? (?:gente|\p{L}+s) (?:
      han?|habran?|habremos
    ) (?:\S+ )?\p{L}+[ai]do (?:ya )?(?:por|aqui|en (?:est|es|mi|el pueblo))`,
    'que poc[oa]s? (?:quedan?|quedamos|somos|vamos quedando|va quedando)',
    'de que (?:sirve|vale) (?:tanto|tanta|el|la|ser|tener)',
  ].join('|')})\\b`,
  'u',
);
/** She speaks of herself, or to whom she asks. */
const IS_HERS = new RegExp(inLines`\b(?:
  tengo|tenia|tendre|cumpl[oi]|cumplire|hago|hice|hare|naci|nacida|soy|me|mi|mis|mi[oa]s?|yo|edad
  |echas|calculas|tienes
)\b`);
const SHORTEST = 5;

/** Whether nobody is asked, whatever it is held for. */
export function isMusing(intent: Intent, { plain, words }: Utterance): boolean {
  if (WONDERED.test(plain)) return true;
  return intent === 'my.age' && words.length >= SHORTEST && !IS_HERS.test(plain);
}
