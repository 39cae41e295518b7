import { inLines } from './in-lines.ts';

/*
 * How somebody has a word sent to one of hers, or a call made: "dile a Rosario que la espero", "y le pones un beso",
 * "contesta que sí", "mejor la llamo". A clause begins with it, whatever it is about.
 */

const LEAD = inLines`^(?:(?:
  y|o|pues|anda|ea|ay|oye|mira|no|si|venga|vale|bueno|mejor|ahora|luego|entonces|primero|despues
  |por favor|(?:hazme|haz) (?:el|un) favor(?: y|de)?|haga el favor(?: de)?|hij[oa]|hermos[oa]
  |encina|uf+|ah|en realidad|de paso|ya que estas|que|tambien|asi que|conque|pero|quita|quia|deja
  |tu|usted|ya
) )*`;
const clause = (pattern: string): RegExp => new RegExp(`${LEAD}(?:${pattern})`, 'u');

const WRITTEN = '(?:escrib|mand|envi|contest|respond|comuni[cq]u?)';
const TOLD = '(?:pregunt|cuent|cont|agradec|agradezc|transmit)';
/** The same by "tú", by "usted", and as it hangs on "quiero". */
const ORDER = `(?:${WRITTEN}|${TOLD})(?:e|a|ar|er|ir|i)?`;
const SAY = '(?:di|diga|deci|decir|dici)';
const PUT = '(?:pon|ponga|poner|pone)';
const BESIDE = inLines`(?:(?:
  tu|usted|ahora|entonces|luego|tambien|pues|mejor|corriendo|ahi|alli|por (?:mi|favor|escrito)
  |de (?:mi parte|parte mia|vuelta|paso)|hij[oa]|nada mas|na mas|solo|solamente|y
) )*`;
const WORDS = inLines`(?:
  que|si|a|al|cuando|como|lo|de parte|algo|un|unas?|unos|besos|recuerdos|recado|recao|mensajes?
  |letras|lineas|cuatro|dos|much[oa]s|vale|gracias|saludos|ok
)`;
/** What is put to a thing: "ponle las diez", "ponle otra hora". */
const OF_A_THING = inLines`(?!
  (?:a )?las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b
  |(?:otr[oa]|un|una) (?:hora|dia|nombre|titulo|fecha|alarma|aviso|recordatorio)\b
  |que (?:sea|es|suene)\b
)`;
/** "Le mandas", "que le digas", "¿le puedes decir?" */
const WITH_LE = inLines`(?:se )?les? (?:
  (?:
    pones|dices|escribes|mandas|envias|contestas|respondes|preguntas|cuentas|comunicas|ponga
    |pongas|diga|digas|escriba|escribas|mande|mandes|envie|envies|conteste|contestes|responda
    |respondas|pregunte|preguntes
  )
  |(?:puedes?|podrias?|vas a|quieres|importa) (?:
    poner|decir|escribir|mandar|enviar|contestar|responder|preguntar
  )
)`;
const WITH_ME = inLines`les? (?:escribo|mando|envio|contesto|respondo)
  |(?:voy a|quiero|deseo|prefiero|quisiera|querria|tendria que|tengo que) (?:
    escribir|mandar|enviar|contestar|responder|decir
  )les?`;

const TO_THEM = [
  // "Contéstale", "escríbele entonces": of nothing but a letter.
  clause(`${ORDER}(?:les?|sel[oa]s?)(?: |$)`),
  clause(`${SAY}(?:les?|sel[oa]s?) ${BESIDE}(?:${WORDS}\\b|$)`),
  clause(`${SAY}(?:les?|sel[oa]s?)$`),
  clause(`${PUT}les? ${BESIDE}${OF_A_THING}${WORDS}\\b`),
  clause(`${WITH_LE} ${BESIDE}${OF_A_THING}${WORDS}\\b`),
  clause(`(?:${WITH_ME})(?: |$)`),
  clause(`${PUT}sel[oa]s?(?: |$)`),
  clause('(?:haz|haga|hacer)les? (?:saber|llegar)(?: |$)'),
  clause('(?:avis|felicit)[ae]l[aeo]s?(?: |$)'),
];
/** "Contesta que sí", right after what somebody wrote. */
const BACK = clause(
  `(?:contest[ae]r?|respond[ae]r?|escrib[ae]|mand[ae]|envi[ae]) ${BESIDE}(?:${WORDS}|lo siguiente)\\b`,
);

/** Whether a clause has word sent to whoever is talked about. */
export const sendsToThem = (plain: string): boolean => TO_THEM.some((it) => it.test(plain));
/** Whether it answers, of what was written just now. */
export const sendsBack = (plain: string): boolean => BACK.test(plain);

const WHOM = inLines`${BESIDE}(?:(?:
  un|una|algo|unas|unos|dos|cuatro|mensaje|recado|recao|lineas|renglones|letras|nota|beso|abrazo|carta|hoy|lo siguiente
) )*al? `;
const TO_ONE = clause(
  `(?:(?:le )?(?:puedes|podrias|quiero|deseo|voy a) )?(?:(?:${ORDER}|${SAY}|${PUT})(?:les?)?|${WITH_LE}) ${WHOM}`,
);
/** "Que me llame Julián": he is to be told so. */
const HAS_ONE = new RegExp(
  inLines`^(?:(?:y|pues|anda|ea|ay|oye|mira|bueno|mejor|ahora|no) )*que (?:me|nos) (?:
    llame|escriba|conteste|responda|telefonee
  )n? (?:(?:ya|luego|cuando pueda|el|la|mi) )*\p{L}{3,}`,
  'u',
);
/** "Dile a Rosario que venga": whom, is said. */
export const sendsToOne = (plain: string): boolean => TO_ONE.test(plain) || HAS_ONE.test(plain);

const CALLS = clause(
  inLines`(?:me )?(?:llam(?:a[sr]?|es?)|telefone[ae]r?)(?:me)? (?:(?:
      tu|usted|ahora|mejor|ya
    ) )*al? |
    (?:(?:te|le) importa |puedes |podrias |podria usted )?(?:me )?(?:
      pon(?:er|es)?|ponga|comunica|comunique
    )(?:me)? (?:(?:en (?:comunicacion|contacto)|al telefono|al habla) )?con `,
);
const CALLS_THEM = new RegExp(
  inLines`${LEAD}(?:
      l[oae]s? (?:llamo|llamas|llamamos|llame)\b
      |(?:voy a |quiero |prefiero )?llam(?:a|e|ar)l[oae]s?\b
    )
    |\bmejor l[oae]s? llam(?:o|as)\b`,
  'u',
);
export const callsOne = (plain: string): boolean => CALLS.test(plain);
export const callsThem = (plain: string): boolean => CALLS_THEM.test(plain);

/** "A la Tomasa", "al Paco": somebody else than who was talked about; "a ver", "a qué hora" is nobody. */
const TO_ANOTHER = new RegExp(
  inLines`\ba(?:l| (?:el|la|los|las|mis?|tus?|don|doña))? (?!(?:
    ver|que|las?|los|el|ella|ell[oa]s|es[ea]|mi|la una|alguien|casa
  )\b)\p{L}{3,}`,
  'u',
);
/** What is to be said may name whom it will: "dile que le dé las gracias a Paco". */
const WHAT = / (?:que|si|cuando|como|cuanto|cual|quien|donde|a que hora) .*$/;
export const namesAnother = (plain: string): boolean => TO_ANOTHER.test(plain.replace(WHAT, ''));

/** "No llames", "no pongas nada de voz", "quita, quita": of what was held out to be sent. */
const REFUSES = new RegExp(
  inLines`^(?:(?:y|pues|ay|uy|pero|anda|oye|no|quia|ca|que|hij[oa]|mujer|mejor) )*(?:
    no (?:(?:me|le|la|lo|les|se) )*(?:
      llam[ae]s?|llames|pongas?|mand[ae]s|mandes?|envi[ae]s?|escrib[ae]s?|(?<!no me )dig[ao]s?
      |lea?s|contest[ae]s?|molest[ae]\p{L}*|moleste\p{L}*|grab[ae]s?|hagas?
    )\b
    |(?:quita|quia|ca|deja)(?:l[oa]|te)?(?: (?:quita|quia|deja|que no|ya|estar|mujer|hij[oa]))*(?:
      $| (?:que|mejor)\b
    )
  )`,
  'u',
);
export const refusesToSend = (plain: string): boolean => REFUSES.test(plain);
