import { inLines } from './in-lines.ts';

/*
 * "Lo que yo te diga aquí, ¿no irá a parar a nadie?", "esto no se lo contarás a mi nuera": what she says here, and that it
 * is to stay here, or who hears it. What others are to keep to themselves is a message of hers: "dile que no lo cuente".
 */

const TO_WHOM = '(?:te|le|os|contigo|con usted)';
const SAID_HERE = inLines`(?:
  (?:todo )?lo que (?:(?:yo|aqui) )?(?:
    ${TO_WHOM} (?:yo )?(?:dig|cuent|habl|pong|escrib|confi|pregunt)\p{L}*
    |${TO_WHOM} (?:he|tengo) (?:ido )?(?:dicho|contado|hablado|puesto|escrito|contando|diciendo)
    |(?:hablo|hable|diga|digo|cuente|cuento|ponga|pongo|escriba|escribo) (?:
      aqui|contigo|con usted
    )
    |hablamos|hablemos|se (?:habla|hable|diga|dice) aqui
  )
  |(?:de )?esto(?: que (?:yo )?${TO_WHOM} (?:estoy )?(?:cuent|dig|dic|cont)\p{L}*)?
  |eso(?= no se lo| se lo (?:vas|ira))|(?:nuestras|mis) (?:cosas|conversaciones|charlas)
)`;
const IS_PASSED_ON = inLines`(?:
  ir a parar|ira a parar|ira[ns]? a parar|va[n]? a parar|va(?:ya)? a llegar
  |llega(?:ra|n|ran)? a(?:l| la| mi| los)? (?:oidos|manos)
  |sal(?:e|ga|gan|dra|dran) de (?:aqui|entre|estas)
  |(?:se|me) (?:(?:le|lo|la|les) )*(?:ira|iras|vas) (?:
    con el cuento|a (?:contar|decir|chivar|enseñar|leer|largar)
  )(?:l[oa]|sel[oa])?
  |(?:se|lo|le|les) (?:l[oa]s? )?(?:
    cuent[ae]s?|contaras|contara|contareis|dices|dice|digas|diga|diras|dira|chiv\p{L}+
    |larg(?:as|ues|aras)|enseñ(?:as|es|aras)|callas|calles|repitas
  )
  |(?:lo|la) (?:
    (?:puede|pueden|podra|podria) (?:oir|leer|escuchar|ver|saber)
    |oye|oira|lee|leera|escucha|ve|vera|sabe|sabra
  ) (?:
    alguien|nadie|quien|otr[oa]|mi|la|el|los|las)
  |se (?:entera|enterara|entere) (?:alguien|nadie|mi|la|el|los|las)|se queda (?:aqui|entre)
  |que(?:da|de) entre (?:tu|usted|nosotr)|ni (?:una palabra|media palabra|mu|pio)|a nadie$
  |quien l[oa] (?:oye|lee|escucha|ve|sabe)
)`;
const STAYS_HERE = new RegExp(
  inLines`^(?:(?:
    oye|oiga|y|pero|mira|mire|anda|que|a ver|hij[oa]|menos mal|porque|una cosa:?|una pregunta:?|pregunto
  ) )*${SAID_HERE} (?:\S+ ){0,5}?${IS_PASSED_ON}(?= |$)`,
  'u',
);
const WITH_THE_TALE = new RegExp(
  inLines`^(?:(?:oye|y|pero|mira|que|hij[oa]) )*no (?:(?:le|les|se lo|me) )?(?:
    iras?|vayas?|ira
  ) (?:tu |usted |luego )*(?:a (?:mi|la|el|los|las|nadie) ?\S* )?(?:
    con el cuento|a chivar\S*|a contarsel[oa]|a decirsel[oa]
  )`,
  'u',
);

export const asksForSecrecy = (plain: string): boolean =>
  STAYS_HERE.test(plain) || WITH_THE_TALE.test(plain);
