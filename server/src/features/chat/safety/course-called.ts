import { type Concern, isFresh, isTalkedOf } from './concern.ts';
import { namesSomebody } from './somebody.ts';

const CALLED =
  /(?<!\b(?:me|nos|se|no|sin|nadie) (?:lo |la |le )?)\b(?:he|han|ha|hemos) (?:ya )?(?:llamad?o|avisad?o)\b|\bya llaman\b|(?<!\bno )\b(?:esta|estan) (?:ya )?(?:(?:el|la|los) )?(?:(?:112|061|ambulancia|medic[oa]|bomberos|guardia|policia) )?(?:ya )?(?:avisad|llamad)[oa]s?\b/;
/** Whoever "has called" in a swindle is the swindler. */
const I_CALLED = /(?<!\b(?:no|sin) (?:lo |la |le )?)\b(?:he|hemos) (?:ya )?(?:llamad?o|avisad?o)\b/;
const COMING =
  /(?<!\bno )\b(?:vienen?|llegan?|estan? (?:viniendo|de camino|llegando|aqui)|han? (?:llegad?o|venid?o))\b|^(?:(?:ya|mi|la|el) )*\w+ aqui(?: conmigo| ya)?$/;
const OFFICIAL =
  /\b(?:112|061|ambulancia|medic[oa]s?|bomberos|guardia|guardias|policia|emergencias|urgencias|sanitari[oa]s?|enfermer[oa]|alguacil)\b/;
const THEY_COME =
  /^(?:(?:que|ya) )*(?:vienen?|llegan|estan (?:aqui|de camino|viniendo)|han llegado)$/;
/** Who comes on a day comes to eat. */
const ON_A_DAY =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mañana|semana|verano|navidad|fiestas|puente|comer|cenar)\b/;
const NOW = /\bya\b/;

/** Whether somebody was called or comes: of those at home only where she may trust them. */
export function helperOf(plain: string, concern: Concern): 'called' | 'still' | undefined {
  const isOfHers = concern.danger === 'abuse' || concern.danger === 'scam';
  const called = concern.danger === 'scam' ? I_CALLED : CALLED;
  const isNear = isTalkedOf(concern) || isFresh(concern) || NOW.test(plain) || OFFICIAL.test(plain);
  if (called.test(plain) && isNear) return 'called';
  if (!isFresh(concern) || !COMING.test(plain)) return undefined;
  if (OFFICIAL.test(plain)) return 'called';
  if (isOfHers) return NOW.test(plain) ? 'still' : undefined;
  const isHelper = namesSomebody(plain) && !ON_A_DAY.test(plain);
  return THEY_COME.test(plain) || isHelper ? 'called' : undefined;
}
