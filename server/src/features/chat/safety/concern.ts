import { z } from 'zod';
import type { Utterance } from '../understanding/utterance.ts';
import { DANGERS, type Danger } from './answers.ts';

/** A danger that is being talked about, and how far: asked after, told what to do, or found to be none. */
export const concern = z.object({
  danger: z.enum(DANGERS),
  stage: z.enum(['asked', 'told', 'calmed']),
  /** Her messages for which it still matters. */
  left: z.int(),
  /** It is somebody else who is in it. */
  isOfOther: z.boolean(),
});
export type Concern = z.output<typeof concern>;

/** Messages after which a danger is no longer what she talks about. */
const REMEMBERED = 6;

export const concernAt = (
  stage: Concern['stage'],
  { danger, isOfOther }: Pick<Concern, 'danger' | 'isOfOther'>,
): Concern => ({ danger, stage, left: REMEMBERED, isOfOther });

/** What is left of it after a message about something else. */
export const fading = (it: Concern | undefined): Concern | undefined =>
  it && it.left > 1 ? { ...it, left: it.left - 1 } : undefined;

export const YES_HELP = 'Sí, necesito ayuda';
export const NO_FINE = 'No, estoy bien';

/** What she says of a danger that is talked about. */
export type Course =
  | 'needs-help'
  | 'fine'
  /** It has passed, or nearly. */
  | 'better'
  | 'called'
  | 'cannot-call'
  | 'still';

const NEEDS_HELP =
  /\b(?:si|pues si|claro|ayuda|ayudame|ayudadme|necesito|socorro|me ha pasado|algo malo|muy mal|mu mal|regular|no se|no lo se|creo que si|un poco)\b/;
const FINE =
  /\b(?:estoy (?:muy )?bien|no me (?:ha )?pasa(?:do)?(?: na(?:da)?)?|no pasa na(?:da)?|no es na(?:da)?|todo bien|tranquil[oa]|era (?:una )?broma|no te preocupes|no hace falta|na malo|nada malo|ningun[oa]?)\b/;
const NO = /^(?:(?:que|pues|uy|huy|ay|ah) )*(?:no|na|nada|que va)\b/;
/** With its comma, as the button says it: without one it says the contrary. */
const NO_COMMA_FINE = /^\s*no\s*[,.;]+\s*(?:que )?(?:estoy|todo|me encuentro)\b.*\bbien\b/iu;
const NOT_FINE =
  /\bno (?:estoy|me encuentro|me siento) (?:muy |nada |na )?bien\b|\bno lo se\b|^no se\b/;
const BETTER =
  /\b(?:se (?:me|le) (?:ha|esta) (?:ido )?(?:pasa(?:do|o|ndo)|quitad?o|quitando|calmad?o|aliviad?o)|se (?:me|le) (?:va )?pas[ao]|(?:algo|mas|un poco|un poquin?o|mucho) (?:mejor|aliviad[oa]|tranquil[oa])|estoy mejor|esta mejor|va mejor|ya estoy bien|ya esta bien|ya respir[oa]|ya paso|ya se paso|falsa alarma|era broma|ya no (?:me|le)? ?(?:duele|sangra|huele|aprieta))\b/;
const CALLED =
  /\b(?:(?:ya )?(?:he|han|ha|hemos) (?:llamad?o|avisad?o)|ya (?:vienen|viene|llaman|llegan|estan aqui|ha llegado|han llegado)|estan (?:viniendo|de camino)|viene (?:ya )?(?:la ambulancia|mi hij[oa]|el medico))\b/;
const CANNOT_CALL =
  /\b(?:no (?:puedo|se|consigo|acierto a|quiero) (?:llamar|marcar|coger el telefono)|no (?:tengo|llego a(?:l)?|encuentro|alcanzo|funciona|va|tiene) (?:el )?(?:telefono|movil|bateria|saldo|cobertura)|no (?:lo |me )?(?:cogen?|contestan?)|no hay cobertura|me da (?:verguenza|apuro|miedo) llamar)\b/;
const STILL =
  /\b(?:sigo|sigue|siguen|igual|peor|todavia|aun|otra vez|no se (?:me|le) (?:pasa|quita|va)|cada vez|que hago|a quien llamo|a quien aviso|y ahora que|me duele|le duele|date prisa|corre|no puedo|tengo miedo|me asusto|estoy asustad[oa])\b/;

/**
 * How a message goes on with what was asked after or told. Undefined where it talks about something else: short words
 * and a bare yes or no count only where nothing else was said since.
 */
export function courseOf(
  { text, plain, words }: Utterance,
  { stage, left }: Pick<Concern, 'stage' | 'left'>,
): Course | undefined {
  if (stage === 'calmed') return undefined;
  const isFresh = left === REMEMBERED;
  if (isFresh && NO_COMMA_FINE.test(text)) return stage === 'asked' ? 'fine' : 'better';
  if (CALLED.test(plain)) return 'called';
  if (CANNOT_CALL.test(plain)) return 'cannot-call';
  if (isFresh && NOT_FINE.test(plain)) return 'needs-help';
  if (isFresh && stage === 'asked') return answerIn(plain, words.length);
  if (BETTER.test(plain)) return 'better';
  return isFresh && (STILL.test(plain) || isNod(plain, words.length)) ? 'still' : undefined;
}

/** Long sentences hold a "sí" or a "no" of their own. */
const LONGEST_ANSWER = 7;

function answerIn(plain: string, length: number): Course | undefined {
  if (BETTER.test(plain)) return 'better';
  if (FINE.test(plain)) return 'fine';
  if (length > LONGEST_ANSWER) return STILL.test(plain) ? 'still' : undefined;
  if (NO.test(plain)) return 'fine';
  return NEEDS_HELP.test(plain) || STILL.test(plain) ? 'needs-help' : undefined;
}

/** "Vale", "ay", "sí": she is still there, and it is still the same. */
const isNod = (plain: string, length: number): boolean =>
  length <= 3 && /^(?:si|no|vale|bueno|ay|ya|ea|pues|ayuda)\b/.test(plain);

/** Who is spoken of where somebody else is in danger. */
const SOMEBODY =
  /\b(?:marido|mujer|espos[oa]|hij[oa]|madre|padre|mama|papa|herman[oa]|abuel[oa]|niet[oa]|ti[oa]|prim[oa]|suegr[oa]|yerno|nuera|cuñad[oa]|cuñao|sobrin[oa]|vecin[oa]|amig[oa]|niñ[oa]|bebe|cri[oa]|muchach[oa]|hombre|compañer[oa]|señor[a]?)\b/;
const HERSELF = /\b(?:me|estoy|tengo|siento|noto|yo|conmigo|mestoy|ma)\b/;

/** "Se ha caído mi marido", and not "mi marido me pega". */
export const isOfOther = (plain: string): boolean => SOMEBODY.test(plain) && !HERSELF.test(plain);

/** Whether a danger is the same as one that she has just said is none: nobody is asked twice. */
export const isCalmed = (it: Concern | undefined, danger: Danger): boolean =>
  it?.stage === 'calmed' && it.danger === danger;
