import { inLines } from '../understanding/in-lines.ts';
import { isPastimeNamed } from '../understanding/pastime-wanted.ts';
import { asksOfTheDay, isAboutTaking } from '../understanding/question.ts';
import type { Utterance } from '../understanding/utterance.ts';

/** What only Encina is asked: the hour and the day, her reminders, her messages, itself. */
const OF_ENCINA = new RegExp(inLines`\b(?:
  que (?:hora|dia|fecha|mes|año|santo|tiempo|estacion)|a que (?:hora|dia)|a cuantos estamos
  |cuando (?:(?:me|la|l[oa]) )*(?:es|era|seria|tengo|tenia|toca|cae|tocaba|tomo)
  |que (?:tengo|hay|tenia|habia)(?! (?:yo )?que)|que me (?:toca|queda|falta)
  |que (?:pastillas?|medicinas?|gotas) (?:me )?(?:tocan?|tengo|quedan?)
  |(?:hay|tengo|algun|nuevos?|mis|los) mensajes?|le\w+ (?:el|los|un) mensajes?
  |(?:me|nos) (?:ha|han) (?:escrito|mandado|puesto)|recordatorios?|fotos?|retratos?|llov\w+|llueve
  |nev\w+|musica|radio|como te (?:llamas|va)|como (?:estas|andas)|(?:quien|que) eres
  |que sabes hacer|cuantos años|como me llamo|como se llama|mi nombre
  |en que (?:mes|año|dia|pueblo)|(?:en )?donde (?:estoy|estamos|vivo)|ayuntamiento
)\b`);

/** On any other day it would be of her agenda. */
const WHAT_TO_DO =
  new RegExp(inLines`^(?:(?:y|pues|entonces|ay|ahora|oye|hij[oa]) )*que (?:es lo que )?(?:
    tengo|hay|tendria|habria
  ) que hacer(?: (?:yo|ahora|entonces|mientras))*$`);

/** "Me siento o me acuesto", "le pongo hielo o qué le pongo": dictated, one thing or another. */
const ONE_OR_OTHER = new RegExp(
  inLines`^(?:(?:y|pues|entonces|oye|hij[oa]) )*(?:(?:
    no|me|se|le|les|l[oa]s?|nos
  ) )*\p{L}{3,}o (?:\S+ ){0,5}o (?:
    no|que|mejor|espero|(?:(?:no|me|se|le|les|l[oa]s?|nos) )*(?:\p{L}{2,}o|voy|doy)
  )(?= |$)`,
  'u',
);
export const isEitherOr = (plain: string): boolean => ONE_OR_OTHER.test(plain);

/**
 * Whether a question is of the danger that she was told what to do about: "¿lo siento o lo dejo como está?". Whoever is in
 * one asks of nothing else, but for what nobody but Encina is asked.
 */
export const asksOfIt = (said: Utterance): boolean =>
  WHAT_TO_DO.test(said.plain) ||
  isEitherOr(said.plain) ||
  (said.asks &&
    said.order === undefined &&
    !asksOfTheDay(said) &&
    !isAboutTaking(said.plain) &&
    !isPastimeNamed(said.plain) &&
    !OF_ENCINA.test(said.plain));
