import { inLines } from '../understanding/in-lines.ts';
import { type Concern, isFresh, isTalkedOf } from './concern.ts';
import { namesSomebody } from './somebody.ts';

const CALLED = new RegExp(inLines`(?<!\b(?:me|nos|se|no|sin|nadie) (?:lo |la |le )?)\b(?:
    he|han|ha|hemos
  ) (?:ya )?(?:llamad?o|avisad?o)\b
  |\bya llaman\b
  |(?<!\bno )\b(?:esta|estan) (?:ya )?(?:(?:el|la|los) )?(?:(?:
    112|061|ambulancia|medic[oa]|bomberos|guardia|policia
  ) )?(?:ya )?(?:avisad|llamad)[oa]s?\b`);
/** Whoever "has called" in a swindle is the swindler. */
const I_CALLED = /(?<!\b(?:no|sin) (?:lo |la |le )?)\b(?:he|hemos) (?:ya )?(?:llamad?o|avisad?o)\b/;
const COMING = new RegExp(inLines`(?<!\bno )\b(?:
    vienen?|llegan?|estan? (?:viniendo|de camino|llegando|aqui)|han? (?:llegad?o|venid?o)
  )\b
  |^(?:(?:ya|mi|la|el) )*\w+ aqui(?: conmigo| ya)?$`);
const OFFICIAL = new RegExp(inLines`\b(?:
  112|061|ambulancia|medic[oa]s?|bomberos|guardia|guardias|policia|emergencias|urgencias
  |sanitari[oa]s?|enfermer[oa]|alguacil
)\b`);
const THEY_COME =
  /^(?:(?:que|ya) )*(?:vienen?|llegan|estan (?:aqui|de camino|viniendo)|han llegado)$/;
/** Who comes on a day comes to eat. */
const ON_A_DAY = new RegExp(inLines`\b(?:
  lunes|martes|miercoles|jueves|viernes|sabado|domingo|mañana|semana|verano|navidad|fiestas|puente
  |comer|cenar
)\b`);
const NOW = /\bya\b/;

/** They whose trade it is, or whom she called, have not seen to it yet. */
export const comesToHelp = (plain: string): boolean => OFFICIAL.test(plain) || CALLED.test(plain);

const CANNOT_CALL = new RegExp(inLines`\b(?:
  como (?:voy a|quieres? que|puedo|podria|hago (?:yo )?(?:para|pa)) (?:yo )?llam\w+
  |como (?:los )?(?:llamo|aviso) (?:yo |si )
  |(?<!\bte )(?:llam|avis)(?:a|e|as|ar|al[oae]s?|ele?s?|adl[oae]s?) (?:tu|usted|por mi)
  |(?:puedes|podrias|puede|podria) (?:llamar|avisar)(?:l[oae]s?)? (?:tu|usted|por mi|al?)
  |no (?:puedo|he podido|se|consigo|acierto a|quiero) (?:llamar|marcar|coger el telefono)
  |no (?:tengo|llego a(?:l)?|encuentro|alcanzo|funciona|va|tiene) (?:el )?(?:
    telefono|movil|bateria|saldo|cobertura
  )
  |no (?:me lo |lo |me )?(?:cogen?|contestan?)|no hay cobertura
  |me da (?:verguenza|apuro|miedo) llamar
)\b`);
/** "Avisa a mi hija", "llámame a la ambulancia", "¿puedes llamar a Rosario?". */
const WANTS_THEM_CALLED = new RegExp(inLines`^(?:(?:oye|hij[oa]|por favor) )*(?:
    puedes|podrias|puede|podria
  )(?: usted)? (?:llamar|avisar)(?:me|les?|l[oa]s?)? |
  ^(?:(?:por favor|anda|venga|corre|ay|pues|hij[oa]|oye|y|no|si) )*(?:llam|avis)(?:a|e)(?:
    me|les?|l[oa]s?
  )?(?: (?:al?|ya|tu|corriendo|en seguida|enseguida)\b|$)`);

export const wantsCalled = (plain: string): boolean => WANTS_THEM_CALLED.test(plain);

/** She has no telephone at hand, does not know how, or wants it done for her: she is told where to touch. */
export const cannotCall = (plain: string, concern: Concern): boolean =>
  CANNOT_CALL.test(plain) || (isTalkedOf(concern) && wantsCalled(plain));

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

const WAITS = new RegExp(inLines`^(?:(?:ay|uy|pero|oye|hij[oa]|y) )*(?:
  (?:me )?(?:estoy|estamos) esperando(?: a)? (?:la ambulancia|al medico|a que vengan|que vengan)
  |(?!.*\buna ambulancia\b)(?:cuanto|que) tarda\w* (?:la ambulancia|en (?:venir|llegar))
  |cuanto (?:van? a )?tarda\w*(?! en (?:venir|llegar) una\b)|tardan mucho
)\b`);
/** Who waits has called. */
export const waitsForThem = (plain: string): boolean => WAITS.test(plain);
