import { inLines } from './in-lines.ts';
import { beginsAsWish } from './wishes.ts';

/*
 * What is said to keep somebody company, and neither tells nor wants anything: "pues aquí estamos", "mucho es". It is
 * made of few words and no thing.
 */

const LEAD = inLines`(?:(?:
  pues|nada|na|bueno|y|ay|uy|anda|ya|si|si si|hij[oa]|hermos[oa]|mujer|ea|eso|ya ves|asi que
  |en fin|hala|vaya
) )*`;
const TAIL = inLines`(?: (?:
  hij[oa]|hermos[oa]|mujer|ya|pues|eso|ya ves|y ya esta|y nada mas|como siempre
  |como todos los dias|un dia mas|que (?:no )?es poco|que ya es (?:mucho|algo)
))*`;
const remark = (pattern: string): RegExp => new RegExp(`^${LEAD}(?:${pattern})${TAIL}$`, 'u');

/** "Aquí estamos", "aquí, con la plancha y la radio"; how she is, is more than that. */
const HERE = new RegExp(
  inLines`^${LEAD}(?:por )?aqui(?: (?:
    estamos|estoy|ando|andamos|sigo|seguimos|me tienes|nos tienes|me hallo|me quedo|me veo
    |nos vemos|vamos|voy|a lo mio|a mis cosas|como siempre|sin novedad|de momento|un dia mas
    |tirando|sentad[oa]|\p{L}+ndo(?:me)?|(?:con|en|a) (?:el|la|los|las|mi|mis) .+|con mis? .+
    |en casa|entre .+
  ))*${TAIL}$`,
  'u',
);
const HOW_SHE_IS = new RegExp(
  inLines`\b(?:
    bien|mal|mejor|peor|content[oa]|alegre|feliz|a gusto|tranquil[oa]|sol[oa]|solin[oa]|triste
    |mala|malit[oa]|cansad[oa]|aburrid[oa]|llor\p{L}*|pena|d(?:ol|uel)\p{L}*|enferm\p{L}*
    |preocup\p{L}*|asust\p{L}*|nervios\p{L}*|miedo|susto|fiebre|caid[oa]|tirad[oa] en|suelo
    |sangr\p{L}*|ahog\p{L}*|mare\p{L}*
  )\b`,
  'u',
);

const REMARKS = [
  inLines`mira (?:tu|por donde)|fijate(?: tu)?|vaya tela|quien lo diria
    |(?:hay que ver )?lo que son las cosas|que cosas(?: tiene la vida)?|hay que ver|ya lo creo
    |que barbaridad|ya ves(?: tu)?`,
  // "Mucho es", "así es la vida", "es lo que hay".
  inLines`(?:
      mucho|poco|bastante|demasiado|harto|claro|normal|natural|logico|raro
    ) (?:es|era)(?: (?:eso|para (?:mi|un dia)|todo|junto))*
    |(?:es|son) (?:
      mucho|muchas cosas|demasiado|bastante|poca cosa|lo suyo|lo normal|natural
    )(?: (?:eso|para (?:mi|un dia)))*`,
  inLines`(?:asi es|es) (?:la vida|lo que hay|lo que toca)|(?:es )?lo que hay|lo de siempre
    |(?:un|otro) dia mas|lo mismo de (?:siempre|todos los dias)|como (?:siempre|todos los dias)`,
  inLines`menos da una piedra|total para nada|poca cosa|no es poco|que no es poco|algo es algo
    |que remedio|a ver que remedio|dios dira|ya se vera|ya veremos|lo que dios quiera
    |que sea lo que dios quiera|si dios quiere`,
  inLines`(?:(?:vamos|voy|aqui) )?(?:tirando|pasando|echando)(?: (?:el|la|un) (?:
      dia|rato|ratito|mañana|tarde|rato
    ))?
    |matando el (?:tiempo|rato)|haciendo tiempo`,
].map(remark);

/** "Pues eso, que no se me acumule": what it was said for. */
const THAT_IS_IT =
  new RegExp(inLines`^(?:(?:pues|y|bueno|nada|ea|asi que) )*(?:pues|nada|y|bueno) eso(?: (?:
    mismo|es|ya|hij[oa]
  ))*(?: (que .+))?$`);

/** Whether it is such a remark; "pues eso, que me lo apuntes" is none. */
export function isRemark({ text, plain }: { text: string; plain: string }): boolean {
  if (text.includes('?')) return false;
  const [isThat, why] = THAT_IS_IT.exec(plain) ?? [];
  if (isThat !== undefined) return why === undefined || !saysMore(why);
  if (HERE.test(plain)) return !HOW_SHE_IS.test(plain);
  return REMARKS.some((it) => it.test(plain));
}

/** "Que mañana no voy", "que me lo apuntes": of a day, or wanted. */
const MOST = 6;
const A_MOMENT =
  /\b(?:hoy|mañana|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|a las? \S+)\b/;
const saysMore = (why: string): boolean =>
  why.split(' ').length > MOST ||
  A_MOMENT.test(why) ||
  beginsAsWish(why) ||
  beginsAsWish(why.replace(/^que /, '')) ||
  ASKS_OR_WANTS.test(why);
const ASKS_OR_WANTS = new RegExp(
  inLines`^que (?:hora|dia|tengo|hay|a que|cuando|donde|quien|como|si|cual)\b
    |(?<!\bse )\b(?:me|nos) (?:l[oa]s? )?\p{L}+[ae]s?\b`,
  'u',
);
