import { inLines } from '../understanding/in-lines.ts';
import { type Concern, isTalkedOf } from './concern.ts';

/* She makes little of a danger, or wants nobody told: it is still there, whatever else the words sound like. */

/** "Eso es del frío", "será que estoy constipada", "yo creo que es de los nervios". */
const BLAMES = new RegExp(inLines`\b(?:
  (?:eso|esto) (?:es|sera|son|seran)|(?:sera|seran|debe (?:de )?ser)
  |(?:creo|digo|me parece)(?: yo)? que (?:es|sera|son|seran)|seguro que (?:es|son)
) (?:solo )?(?:cosas? )?(?:
  (?:del?|por)(?! (?:verdad|broma|mentira|risa|la (?:tele|radio)|antes|ayer|siempre|mi|tu|su))
  |que (?:estoy|tengo|he|me)
  |(?:el|los|las?) (?:frio|calor|nervios|cena|comida|edad|años|postura|cansancio|tension|tripa)
  |un (?:mal )?aire|una mala postura
)\b`);
const OF_NO_WEIGHT = new RegExp(inLines`\b(?:
  no (?:es|sera|fue) (?:para|pa) tanto|no tiene importancia|no es gran cosa|no es cosa de
  |no (?:le|hay que) dar(?:le)? importancia|cosas? (?:mias?|de (?:viej[oa]s|la edad|nada))
  |(?:es|son) (?:tonterias?|bobadas?|una (?:tonteria|bobada))
  |no creo (?:yo )?que (?:sea|pase|tenga|haya) (?:na|nada|algo)|(?:si )?no sera (?:na|nada)
  |ya se (?:me |le )?(?:ira|pasara|quitara|calmara)
  |(?:a ver si|espero que|hasta que|esperar? a que) (?:ya )?se (?:me |le )?(?:
    pas[ae]|quit[ae]|va(?:ya)?|calm[ae]
  )
)\b`);
/** "No quiero molestar a mi hija", "a mí no me hace falta el médico". */
const REFUSES = new RegExp(inLines`\b(?:
    no (?:quiere?o?|quisiera|voy a|pienso|(?:me )?hace falta|necesito|hay (?:que|por que))|que no
  ) (?:\S+ ){0,3}?(?:
    molestar|dar (?:la lata|guerra|trabajo)|llamar|avisar|asustar|preocupar|ir al?
    |(?:el |al |un |una |la )?(?:medic|doctor|ambulancia|hospital|urgencias|enfermer)\w*|nadie
    |que venga|que vengan|112
  )
  |\bno (?:llam|avis|molest|asust|preocup)(?:e|es|eis|en|ues)s?\b
  |\bno se l[oa] (?:digas?|cuentes?)\b
  |\b(?:pa|para) que (?:voy a|vamos a|vas a) (?:llamar|molestar|avisar)\b`);
/** Whoever wanted to die takes it back out of shame. */
const BRUSHED_OFF = new RegExp(inLines`\b(?:
  deja(?:l[oa]|me)?|olvidal[oa]|no he dicho nada|no me hagas caso|cosas? (?:mias?|que se dicen)
  |da igual|no ten(?:ia|go) que haber\w* dicho|no (?:debi|tenia que) decir\w*|(?:pa|para) que
  |a nadie le
)\b`);

/** "A mi hija no la llames, que bastante tiene." */
const NOBODY_CALLED =
  /\bno (?:l[aoe]s?|me) (?:llam|avis|molest|asust|preocup|escrib)(?:e|es|eis|en|ues|as|a)s?\b/;

/** There is something, or nothing were to blame for it. */
export const blames = (plain: string): boolean => BLAMES.test(plain);

/** Whoever is asked, and wants nobody told, has something to tell. */
export const keepsItSecret = (plain: string, { danger }: Pick<Concern, 'danger'>): boolean =>
  (danger === 'self-harm' && (BRUSHED_OFF.test(plain) || NOBODY_CALLED.test(plain))) ||
  /\bno se l[oa] (?:digas?|cuentes?)\b/.test(plain);

/** Said a moment after she was told what to do. */
export const isBelittled = (plain: string, concern: Concern): boolean =>
  isTalkedOf(concern) &&
  (blames(plain) ||
    OF_NO_WEIGHT.test(plain) ||
    REFUSES.test(plain) ||
    (concern.danger === 'self-harm' && BRUSHED_OFF.test(plain)));
