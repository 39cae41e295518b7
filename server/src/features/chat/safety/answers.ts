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
  readonly phones: readonly Phone[];
  /** Whether the town hall's own number belongs beside the others. */
  readonly townHall?: true;
}

const EMERGENCY: Phone = { name: 'Emergencias', number: '112' };
const POISON: Phone = { name: 'Toxicología', number: '915620420' };

/**
 * Reviewed words, said as they stand and never by an engine. Sources: 112 (emergencies), 024 (Ministry of Health,
 * suicide), 016 (violence against women), 017 (INCIBE), 062 (Guardia Civil), 91 562 04 20 (Toxicology, INTCF).
 */
export const SAFETY_ANSWERS: Readonly<Record<Danger, SafetyAnswer>> = {
  poison: {
    text: 'Llama ahora al 112 o a Toxicología, y di qué has tomado y cuánto. No tomes nada más y no intentes vomitar. Ten la caja o el bote a mano. Si hay alguien cerca, avísale ya.',
    phones: [EMERGENCY, POISON],
  },
  'self-harm': {
    text: 'Siento mucho que lo estés pasando tan mal. Gracias por decirlo. Llama ahora al 024: es gratis, a cualquier hora, y te escucha una persona. Si estás en peligro, llama al 112. Busca a alguien de confianza y no te quedes a solas.',
    phones: [{ name: 'Línea de ayuda', number: '024' }, EMERGENCY],
  },
  life: {
    text: 'Llama ahora mismo al 112. Es gratis y contestan siempre. Di qué pasa y dónde estás, y no cuelgues. Si puedes, pide ayuda a un vecino y deja la puerta abierta. Si hay fuego o gas, sal de casa primero.',
    phones: [EMERGENCY],
  },
  fall: {
    text: 'No te levantes deprisa. Llama al 112 si te duele mucho, si te diste en la cabeza o si no puedes levantarte. Si no, avisa ahora a tu familia o a un vecino. Aunque te encuentres bien, cuéntaselo hoy a tu médico.',
    phones: [EMERGENCY],
  },
  abuse: {
    text: 'Nadie tiene derecho a tratarte así, y no es culpa tuya. Si hay peligro ahora, llama al 112. El 016 ayuda a las mujeres maltratadas, gratis y a cualquier hora. También puedes contarlo en el centro de salud o en el ayuntamiento.',
    phones: [EMERGENCY, { name: 'Violencia contra la mujer', number: '016' }],
    townHall: true,
  },
  lost: {
    text: 'Quédate donde estás, en un sitio seguro. Pide ayuda a alguien que pase o entra en una tienda. Llama al 112 y di qué ves a tu alrededor. Ellos te ayudan a volver.',
    phones: [EMERGENCY],
    townHall: true,
  },
  scam: {
    text: 'Cuidado: puede ser un engaño. No des dinero, claves ni códigos, aunque insistan. Cuelga y no abras enlaces. Cuéntaselo a tu familia o al ayuntamiento. En el 017 te aconsejan gratis. Si ya has pagado, llama a tu banco y a la Guardia Civil, al 062.',
    phones: [
      { name: 'Ayuda contra engaños', number: '017' },
      { name: 'Guardia Civil', number: '062' },
    ],
    townHall: true,
  },
  dose: {
    text: 'Yo no puedo decirte qué medicina tomar ni cuánta. Pregunta a tu médico o en la farmacia antes de tomar, cambiar o dejar nada. Si has tomado de más o te encuentras mal, llama al 112.',
    phones: [EMERGENCY],
  },
};
