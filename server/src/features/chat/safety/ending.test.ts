import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import { isBetterSo, isSettled } from './course-settled.ts';
import { inPerfect } from './perfect.ts';

/** Dangers to life that come from outside are known as such. */
const KINDS = {
  scam: { danger: 'scam' },
  fire: { danger: 'life', isOfFire: true },
  life: { danger: 'life' },
  fall: { danger: 'fall' },
  poison: { danger: 'poison' },
  dose: { danger: 'dose' },
  intruder: { danger: 'life', isIntruder: true },
  abuse: { danger: 'abuse' },
  lost: { danger: 'lost' },
  'self-harm': { danger: 'self-harm' },
} as const;
type Kind = keyof typeof KINDS;
type Said = Readonly<Partial<Record<Kind, readonly string[]>>>;
const ofKinds = (said: Said): readonly (readonly [Kind, string])[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    (said[kind] ?? []).map((text) => [kind, text] as const),
  );

const OVER: Said = {
  scam: [
    'ya le he colgado y le he bloqueado',
    'la he mandado a paseo, no le he dado nada',
    'al final se fue, no le abrí la puerta',
    'he llamado al banco y me han anulado la tarjeta',
    'hemos ido a la guardia civil y no me han quitado nada',
    'no le he firmado nada y se ha marchado',
    'cerré la puerta y se fueron, no les di ni un euro',
  ],
  fire: [
    'no era gas, eran los vecinos pintando',
    'ya está, era la sartén, la he tapado y se ha apagado',
    'he cerrado la bombona y ya no huele',
    'lo apagó mi yerno con el extintor',
    'ya vinieron los bomberos y lo apagaron',
    'el del butano ha cambiado la goma',
    'falsa alarma, era la tostada',
    'nada, que se quemaron las lentejas, ya está',
    'ya no hay fuego, menos mal',
  ],
  life: [
    'el médico me ha dicho que es ansiedad',
    'me ha mirado la doctora y dice que es de los nervios',
    'vengo de urgencias, me han mirado de arriba abajo y estoy bien',
    'ya estoy en casa, me han hecho un electro en el centro de salud y todo bien',
    'me han dado el alta esta tarde',
    'he hablado con mi médica y me dice que no me preocupe',
    'la ambulancia ya se ha ido, me han dicho que no es nada',
    'ha estado aquí el practicante, que no es nada',
  ],
  fall: [
    'me ha levantado mi nuera y estoy sentada en el sillón',
    'me vieron en el ambulatorio, no hay nada roto',
    'ya me levantó mi hijo y estoy bien',
  ],
  poison: ['me ha dicho el 112 que no pasa nada'],
  dose: [
    'llamé a la farmacia y dicen que no pasa nada',
    'la enfermera me ha dicho que esté tranquila',
  ],
  intruder: ['ya se ha marchado, no le he abierto', 'lo ha cogido la guardia civil'],
  lost: [
    'ya estoy en mi casa',
    'me recogió mi hija con el coche',
    'ya he encontrado el camino, estoy en la puerta de casa',
    'me ha traído la policía',
  ],
  abuse: ['la guardia civil se lo ha llevado detenido'],
};

const GOES_ON: Said = {
  scam: [
    'le he colgado y ha vuelto a llamar',
    'se ha ido pero dice que vuelve mañana',
    'le he dicho que no y se ha enfadado',
    'no le he dicho nada todavía',
    'le he dado solo el DNI y he colgado',
    'he colgado y he pagado por internet',
    'mi hijo ha llamado al banco y dicen que esperemos',
    'me han bloqueado la tarjeta y me dicen que llame a un número',
    'ya lo he mandado',
    'le he dicho que no tengo dinero y quiere entrar',
    'me ha dejado un papel para firmar',
    'le he dicho que vuelva mañana con mi hijo',
    'se ha ido y ya le había dado cien euros',
    'he ido al banco y he sacado el dinero',
    'me han llamado del banco y me han dicho que no pasa nada',
    'no le he dado nada pero sabe mi dirección',
    'le he colgado y me han entrado en la cuenta',
    'se fue con mi cartilla',
    'no le abrí y está esperando fuera',
    'mi nieto dice que es de verdad',
    'no le he dado nada, me ha dicho que mandará a uno a casa',
    'he colgado y me llaman sin parar',
    'ya le he pagado y se ha ido',
    'se ha ido y me ha quitado la cadena',
    'no le he dicho nada más que el DNI',
  ],
  fire: [
    'no era gas, era el brasero que está ardiendo',
    'no era fuego, era humo y sigue saliendo',
    'he cerrado el gas pero sigue oliendo',
    'la he apagado y ha vuelto a prender',
    'he abierto las ventanas',
    'lo he cerrado y me duele la cabeza',
    'ya no huele pero me mareo',
    'está apagado el fuego pero sale humo',
    'mi vecino dice que no es nada y huele',
    'no se apaga',
    'se ha apagado la luz y no veo',
    'no encuentro la llave del gas',
    'no puedo cerrarla',
    'ha venido el vecino y no lo puede apagar',
    'lo he apagado y me he quemado la mano',
    'he cerrado la llave y me mareo',
    'he apagado la luz',
    'ya no sale humo por la puerta, sale por la ventana',
    'está apagado pero no me fío',
    'he tirado agua y ha crecido la llama',
    'la olla se ha quemado y arde la cocina',
    'era la sartén y se ha prendido la campana',
    'he abierto todo y no se va',
    'lo he tapado con una manta y no se apaga',
  ],
  life: [
    'la vecina dice que no es nada',
    'ha venido mi hija y dice que será un aire',
    'ya estoy en casa',
    'me ha visto el médico y me manda a urgencias',
    'mi hija ha llamado al médico y estoy bien',
    'ha venido mi hija y está llamando al médico, estoy bien',
    'mi hijo ha ido a por el médico, estoy bien',
    'el médico dice que me espere',
    'me he tumbado y estoy bien',
    'he llamado al centro de salud y no lo cogen',
    'ha llamado el médico que viene luego',
    'me ha dicho mi hija que no pasa nada, que vaya al médico',
    'el médico me ha dicho que es un infarto',
    'estoy sentada',
    'me he cortado y estoy bien',
    'la enfermera dice que no es nada pero me ahogo más',
    'no quiero que venga el médico',
    'se me ha ido la vista',
    'ha venido la ambulancia y no me encuentran la casa',
    'me ha visto el médico y dice que es el corazón',
    'me han mirado y me ingresan',
    'ya estoy en casa y me aprieta',
    'he llamado al médico y estoy bien',
    'me dijo el médico hace años que no era nada',
    'el médico me dijo que si me pasaba esto llamara',
    'mi hija me ha dado una pastilla y estoy bien',
    'me ha mirado mi vecina que entiende y dice que estoy bien',
    'mañana me ve el médico y estoy tranquila',
    'estoy esperando a la ambulancia y estoy bien',
    'ya llega el médico',
    'no me ha visto el médico',
    'el médico está de vacaciones, estoy bien',
  ],
  fall: [
    'ha venido mi hija y no puedo mover el pie',
    'ya estoy sentada pero me duele la cadera',
    'me ha levantado mi hijo y estoy mareada',
    'me he levantado sola',
    'me han levantado y me he vuelto a caer',
    'me ha levantado mi hijo y no piso',
    'me ha levantado y tengo un bulto en la cabeza, estoy bien',
    'estoy sentada en el suelo',
    'estoy bien pero no me puedo mover',
  ],
  poison: [
    'me ha dicho mi vecina que beba leche',
    'he llamado a toxicología y me dicen que vaya al hospital',
    'mi hija ha leído el bote y dice que no pasa nada',
  ],
  dose: [
    'el farmacéutico dice que no me tome más',
    'he llamado al médico y no contesta',
    'he llamado a mi hija y dice que no pasa nada',
    'la farmacia está cerrada y estoy bien',
    'he preguntado a mi vecina, que es farmacéutica, y está mirando',
  ],
  intruder: [
    'se ha ido al patio',
    'no se ha ido',
    'se ha ido pero ha roto la ventana',
    'no le he abierto y sigue ahí',
    'creo que se ha ido',
    'era mi hijo y viene borracho',
    'se ha ido uno y queda otro',
    'no ha entrado todavía',
    'han venido los vecinos y se ha escondido',
  ],
  abuse: [
    'se ha ido y ha dicho que vuelve',
    'se ha ido, no le he abierto',
    'ya estoy bien',
    'ha venido la guardia civil y se han ido',
    'se lo han llevado pero vuelve mañana',
  ],
  'self-harm': [
    'ya estoy bien, me ha visto el médico y dice que no es nada',
    'se me ha pasado, gracias a Dios',
    'era una tontería, ya está, gracias a Dios',
    'ya estoy en casa con mi hija y el médico dice que estoy bien',
  ],
  lost: [
    'ya veo la torre de la iglesia',
    'me ha encontrado un hombre y no lo conozco',
    'ya sé por dónde es pero no puedo andar',
    'estoy en una casa',
    'ya estoy en casa de no sé quién',
    'ya estoy en la casa pero no es la mía',
    'me ha traído un coche a un sitio',
    'me han dejado en la puerta de casa y no tengo llaves',
  ],
};

describe('signs enough for an end', () => {
  it.each(ofKinds(OVER))('of %s stand in %j', (kind, text) =>
    expect(isSettled(plain(text), KINDS[kind])).toBe(true),
  );
  it.each(ofKinds(GOES_ON))('of %s do not stand in %j', (kind, text) =>
    expect(isSettled(plain(text), KINDS[kind])).toBe(false),
  );
});

describe('one sign of an end', () => {
  it.each([
    ['scam', 'ya le he colgado'],
    ['fire', 'he cerrado la llave del gas'],
    ['fire', 'ya no sale humo'],
    ['intruder', 'ya se ha marchado'],
  ] as const)('of %s is half of it: %j', (kind, text) =>
    expect(isBetterSo(plain(text), KINDS[kind])).toBe(true),
  );
  it.each([
    ['scam', 'le he colgado y ha vuelto a llamar'],
    ['scam', 'se fue con mi cartilla'],
    ['fire', 'he apagado la luz'],
    ['fire', 'he tirado agua y ha crecido la llama'],
    ['life', 'ya se ha ido'],
  ] as const)('of %s is none where it goes on: %j', (kind, text) =>
    expect(isBetterSo(plain(text), KINDS[kind])).toBe(false),
  );
});

describe('what happened', () => {
  it.each([
    ['lo apago mi yerno', 'lo ha apagado mi yerno'],
    ['me vieron en urgencias', 'me han visto en urgencias'],
    ['al final se fue', 'al final se ha ido'],
    ['le colgue y llame al banco', 'le he colgado y he llamado al banco'],
    ['dice que llame al medico', 'dice que llame al medico'],
    ['yo lo apago', 'yo lo apago'],
  ])('is the same in either past: %j', (said, perfect) => expect(inPerfect(said)).toBe(perfect));
});
