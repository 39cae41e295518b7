/** Dangers in the order in which they are looked for: where two match, the first is answered. */
export const DANGERS = [
  'poison',
  'self-harm',
  'life',
  'fall',
  'abuse',
  'lost',
  'scam',
  'dose',
] as const;
export type Danger = (typeof DANGERS)[number];

/** A number that is called at a tap. */
export interface Phone {
  readonly name: string;
  readonly number: string;
}

export interface SafetyAnswer {
  readonly text: string;
  /** The same where somebody else is in danger; where there is none, the words hold for both. */
  readonly ofOther?: string;
  /** The same where it is surely a body that fails, and nothing that burns. */
  readonly ofBody?: string;
  readonly phones: readonly Phone[];
  /** Whether the town hall's own number belongs beside the others. */
  readonly townHall?: true;
  /** Her people are named: not where they may be the danger or play it, and not for a question to the pharmacy. */
  readonly people?: true;
}

export const EMERGENCY: Phone = { name: 'Emergencias', number: '112' };
export const GUARDS: Phone = { name: 'Guardia Civil', number: '062' };
export const POISON: Phone = { name: 'Toxicología', number: '915620420' };
export const LISTENING: Phone = { name: 'Línea de ayuda', number: '024' };
export const ABUSE: Phone = { name: 'Violencia contra la mujer', number: '016' };
export const SCAMS: Phone = { name: 'Ayuda contra engaños', number: '017' };

/**
 * Reviewed words, said as they stand and never by an engine. Sources: 112 (emergencies), 024 (Ministry of Health,
 * suicide), 016 (violence against women), 017 (INCIBE), 062 (Guardia Civil), 91 562 04 20 (Toxicology, INTCF).
 */
export const SAFETY_ANSWERS: Readonly<Record<Danger, SafetyAnswer>> = {
  poison: {
    text: 'Llama ahora al 112 o a Toxicología, y di qué has tomado y cuánto. No tomes nada más y no intentes vomitar. Ten la caja o el bote a mano. Si hay alguien cerca, avísale ya.',
    ofOther:
      'Llama ahora al 112 o a Toxicología, y di qué ha tomado y cuánto. No le des nada más y no le hagas vomitar. Ten la caja o el bote a mano. No dejes sola a esa persona.',
    phones: [EMERGENCY, POISON],
    people: true,
  },
  'self-harm': {
    text: 'Siento mucho que lo estés pasando tan mal. Gracias por decirlo. Llama ahora al 024: es gratis, a cualquier hora, y te escucha una persona. Si estás en peligro, llama al 112. Busca a alguien de confianza y no te quedes a solas.',
    ofOther:
      'Eso hay que tomarlo en serio. Si hay peligro ahora, llama al 112. No dejes sola a esa persona, y escúchala sin reñirle. En el 024 te dicen qué hacer: es gratis, a cualquier hora.',
    phones: [LISTENING, EMERGENCY],
    people: true,
  },
  life: {
    text: 'Llama ahora mismo al 112. Es gratis y contestan siempre. Di qué pasa y dónde estás, y no cuelgues. Si puedes, pide ayuda a un vecino y deja la puerta abierta. Si hay fuego o gas, sal de casa primero.',
    ofBody:
      'Llama ahora mismo al 112. Es gratis y contestan siempre. Di qué pasa y dónde estás, y no cuelgues. Si puedes, pide ayuda a un vecino y deja la puerta abierta.',
    phones: [EMERGENCY],
    people: true,
  },
  fall: {
    text: 'No te levantes deprisa. Llama al 112 si te duele mucho, si te diste en la cabeza o si no puedes levantarte. Si no, avisa ahora a tu familia o a un vecino. Aunque te encuentres bien, cuéntaselo hoy a tu médico.',
    ofOther:
      'No levantes a esa persona tirando de ella. Llama al 112 si le duele mucho, si se dio en la cabeza o si no puede levantarse. Tápala con una manta y quédate a su lado.',
    phones: [EMERGENCY],
    people: true,
  },
  abuse: {
    text: 'Nadie tiene derecho a tratarte así, y no es culpa tuya. Si hay peligro ahora, llama al 112. El 016 ayuda a las mujeres maltratadas, gratis y a cualquier hora. También puedes contarlo en el centro de salud o en el ayuntamiento.',
    phones: [EMERGENCY, ABUSE],
    townHall: true,
  },
  lost: {
    text: 'Quédate donde estás. Si es la calle, pide ayuda a alguien que pase. Si es una casa, siéntate y avisa a quien esté cerca. Si no sabes dónde estás, llama al 112 y di qué ves a tu alrededor. Ellos te ayudan.',
    ofOther:
      'No esperes: llama ahora al 112. Di quién falta, qué ropa lleva y dónde le viste por última vez. Que alguien se quede en su casa, por si vuelve.',
    phones: [EMERGENCY],
    townHall: true,
    people: true,
  },
  scam: {
    text: 'Cuidado: puede ser un engaño. No des dinero, claves ni códigos, aunque insistan. Cuelga, no abras enlaces y no dejes entrar a nadie. Si no se van de tu puerta, llama al 112. Cuéntaselo a tu familia o al ayuntamiento. En el 017 te aconsejan gratis. Si ya has pagado, llama a tu banco y a la Guardia Civil, al 062.',
    phones: [SCAMS, GUARDS, EMERGENCY],
    townHall: true,
  },
  dose: {
    text: 'Yo no puedo decirte qué medicina tomar o dar, ni cuánta. No tomes más hasta hablar con tu médico, el centro de salud o la farmacia. Tampoco cambies ni dejes nada por tu cuenta. Si has tomado de más o te encuentras mal, llama al 112.',
    phones: [EMERGENCY],
  },
};
