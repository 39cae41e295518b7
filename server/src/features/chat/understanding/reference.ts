import { asksWhenOfIt } from './asks-when-of-it.ts';
import { inLines } from './in-lines.ts';
import { OPENING } from './opening.ts';
import { asksAgain, asksSlower, hasNotHeard } from './say-again.ts';
import type { Utterance } from './utterance.ts';

/** How somebody points at what was talked about before, without naming it. */
export type Reference =
  | 'repeat'
  | 'slower'
  | 'wrong'
  | 'remove'
  | 'change'
  | 'done'
  | 'other'
  | 'next'
  | 'previous'
  | 'last'
  | 'when'
  | 'whose'
  | 'which';

const reference = (pattern: string): RegExp => new RegExp(`${OPENING}(?:${pattern})$`, 'u');
const PRONOUN = '(?:me)?l[oa]s?';

/** In the order in which they are looked for: the first that fits is meant. */
const REFERENCES: readonly (readonly [Reference, RegExp])[] = [
  [
    'slower',
    new RegExp(inLines`^(?!.*\bmas (?:alto|fuerte)\b).*\b(?:
      mas (?:despaci(?:o|to)|lento|clarito|claro)|despacito|no corras|no tan (?:deprisa|rapido)
      |hablas? despacio|con (?:mas|un poco de) calma
    )\b`),
  ],
  [
    'repeat',
    reference(
      inLines`(?:eh|como)(?: (?:eh|como))*|(?:a )?las cuantas|lo que|repite(?:lo|melo)?
        |repite(?:me)? (?:el|la|lo) (?:
          chiste|adivinanza|acertijo|refran|poema|poesia|pregunta|de antes|ultimo
        )
        |quien (?:dices|has dicho|decias)
        |(?:habla |di(?:lo|melo)? )?mas (?:alto|fuerte)(?: y .{1,20})?
        |(?:dilo|dimelo|lee(?:me)?lo) de nuevo|(?:me lo )?repites|otra vez lo mismo
        |como (?:dices|has dicho|dice)|que (?:dices|has dicho)
        |no (?:(?:se|te|le|lo|me) )+(?:he |ha |han )?(?:
          oi|oid?o|oye|oigo|escuchad?o|escucha|escucho|entiend[oe]|entendid?o|pillad?o
        )(?: (?:
          nada|na|bien|muy bien|otra vez|de nuevo|repite\p{L}*
          |con (?:la|el|los|las|tanto|tanta|este|esta) (?:
            tele|television|radio|ruido|lavadora|coches?|tractor|niños|aire|viento
          )\b.{0,25}
        ))*
        |(?:dilo|dimelo) otra vez|vuelve(?:me)?(?:lo)? a decir(?:lo|melo)?
        |no me (?:he )?entera(?:do|o)|(?:lo )?(?:me lo )?puedes repetir(?:lo)?`,
    ),
  ],
  [
    'wrong',
    reference(
      inLines`(?:que )?es[aeo] no(?: (?:era|es|queria decir))?|asi no|era es[aeo] no
        |(?:era|es) es[aeo]|es[aeo] (?:no )?era|no era es[aeo]|queria eso
        |(?:yo )?(?:no )?he dicho eso|eso no lo he dicho|te has equivocado|te equivocas
        |(?:lo has|me has) entendido mal|no me (?:has entendido|entiendes)
        |(?:deja|pon|vuelve a poner)(?:l[oa])?(?: todo)? como estaba(?: antes| al principio)?
        |(?:que se quede|deja)? ?como estaba(?: antes| al principio)?`,
    ),
  ],
  [
    'remove',
    reference(
      inLines`(?:es[aeo] )*(?:pues )?(?:
          quita|borra|elimina|anula|cancela|tacha
        )(?:${PRONOUN})?(?: que)?(?: ya)?(?: no (?:era|es|quiero) eso| no lo quiero| todo
          | (?:que|porque) .{1,40}
        )?
        |(?:quita|borra|anula|cancela) (?:eso|ese|esa)`,
    ),
  ],
  [
    'done',
    reference(
      inLines`(?:marca|apunta)${PRONOUN}(?: como)?(?: hech[oa])?
        |ya (?:esta|lo he hecho|me l[oa] he tomado)(?: hech[oa])?`,
    ),
  ],
  [
    'change',
    reference(
      '(?:cambia|mueve|modifica|pasa)(?:me)?(?:le|l[oa]s?)?(?: (?:la|de|el) (?:hora|dia))?',
    ),
  ],
  [
    'other',
    reference(
      inLines`(?:y )?(?:ahora )?(?:lee(?:me)? )?(?:el|la|lo) que (?:
          me |nos |aun |todavia )*(?:falta|queda)(?: por (?:leer|oir))?
        |(?:(?:me |nos |aun |todavia )*(?:falta|queda) )?(?:ahora |cual es )?(?:
          el|la|lo|los|las
        ) otr[oa]s?(?: (?:pastilla|cosa|cita))?(?: (?:cuando|a que hora|que dia)(?: (?:
          es|era|toca|me toca|la tomo
        ))?)?
        |(?:cuando|a que hora|que dia) (?:es|era|(?:me )?toca|la tomo) (?:el|la|lo) otr[oa]
        |(?:no )?es[aeo] no (?:(?:si)?no |que )?(?:el|la) otr[oa]
        |(?:el|la) otr[oa] (?:no ese|no esa)`,
    ),
  ],
  [
    'next',
    reference(
      inLines`(?:lee(?:me)?|dime|di)? ?(?:el|la|lo)? ?(?:
          siguiente|proxim[oa]|(?<=(?:el|la) )que (?:sigue|va (?:luego|despues))
        )(?: mensaje)?
        |(?:lee(?:me)? )?otro(?: mas| mensaje)?
        |(?:me )?(?:queda|quedan|hay|tengo) (?:algun[oa]? |otro )?(?:mensaje )?mas(?: que no (?:
            he|haya|me has
          ) \S+
        )?
        |(?:me )?quedan? (?:algun[oa]|otr[oa])
        |es[ea] ya(?: me l[oa] has leido)?(?: el)? (?:otro|siguiente)
        |que mas(?: hay(?: por (?:ahi|hay|alli))?)?|(?:hay )?mas|sigue|sigue leyendo|continua`,
    ),
  ],
  [
    'previous',
    reference('(?:lee(?:me)?|dime)? ?(?:el|la|lo)? ?(?:de antes|anterior)(?: mensaje)?'),
  ],
  ['last', reference('(?:lee(?:me)?|dime)? ?(?:el|la) ultim[oa](?: mensaje)?')],
  [
    'when',
    reference(
      inLines`(?:para )?(?:cuando|que dia|a que hora) (?:me )?(?:l[oa] )?(?:has|hemos) (?:
          puesto|apuntado|cambiado|dejado
        )
        |que (?:me )?has (?:apuntado|puesto|cambiado)
        |cuando (?:me )?(?:l[oa] )?(?:mando|escribio|envio|ha (?:mandado|escrito|enviado))
        |a que hora(?: (?:es|era|seria|sera|toca|tengo que ir|hay que ir))?(?: (?:eso|ese|esa))?
        |(?:para )?que (?:hora|dia)(?: (?:era|seria|sera|toca|fue))(?: (?:eso|ese|esa))?
        |(?:(?:
          es|era|seria|pero|has dicho|(?:me )?(?:ha|has) dicho(?: que)?(?: (?:es|era))?
        ) )?(?:a )?las? \S+(?: y (?:media|cuarto))? o (?:a )?las? \S+(?: y (?:media|cuarto))?
        |a las? \S+(?: y (?:media|cuarto))? (?:me )?has dicho
        |(?:(?:es|era|seria) )?(?:y )?(?:cuarto|media|en punto) o (?:a |y )?(?:
          cuarto|media|en punto|menos cuarto
        )
        |(?:(?:es|era|seria) )?(?:por|de) (?:la )?(?:
          mañana|tarde|noche
        ) o (?:(?:por|de) )?(?:la )?(?:mañana|tarde|noche)
        |(?:para )?que dia
        |(?:para )?cuando(?: (?:es|era|seria|sera|toca|fue))?(?: (?:eso|ese|esa))?`,
    ),
  ],
  [
    'whose',
    reference(
      inLines`(?:de )?(?:quien(?:es)?|parte de quien(?:es)?) (?:
          es|era|son|eran|sera|seran|viene|vienen|me viene|me vienen
        )(?: (?:es[aeo]s?|l[oa]s? que (?:hay|tengo)))?
        |(?:y )?de (?:parte de )?quien(?:es)?
        |quien (?:me )?(?:lo |la )?(?:
          manda|mando|ha mandado|mandao|ha mandao|escribe|escribio|ha escrito|dice|envia
          |ha enviado
        )(?: eso)?`,
    ),
  ],
  ['which', reference('(?:cual|que)(?: (?:es|era))?(?: (?:eso|ese|esa))?')],
];
const LONGEST_AGAIN = 20;
const LONGEST = 8;
/** What is known as a whole may be longer: "has dicho a las dos o a las doce". */
const LONGEST_WHOLE = 11;

/** How an utterance points back; undefined where it names a thing of its own. */
export function referenceIn({
  plain,
  words,
}: Pick<Utterance, 'plain' | 'words'>): Reference | undefined {
  if (words.length <= LONGEST_AGAIN) {
    if (asksSlower(plain)) return 'slower';
    if (asksAgain(plain)) return 'repeat';
  }
  const found =
    words.length > LONGEST_WHOLE
      ? undefined
      : REFERENCES.find(([, pattern]) => pattern.test(plain))?.[0];
  if (found) return found;
  if (words.length <= LONGEST && hasNotHeard(plain)) return 'repeat';
  return words.length <= LONGEST_AGAIN && asksWhenOfIt(plain, words) ? 'when' : undefined;
}
