import type { Danger } from './answers.ts';
import { BREAK_IN, BREAK_IN_GOES_ON } from './break-in.ts';
import type { Followed } from './course.ts';

interface Words {
  readonly text: string;
  /** The same where somebody else is in danger; where there is none, the words hold for both. */
  readonly ofOther?: string;
}

/** Asked where it may be a danger, and not where it is sure. */
export const QUESTION = '¿Te ha pasado algo malo? Si es a otra persona, dímelo también.';

/** Asked of a figure that is far outside what is ordinary: what it means is not ours to say. */
const OF_FIGURE: Words = {
  text: '¿Te encuentras mal? Si es así, llama ahora al 112. Si no, cuéntale hoy esa cifra a tu médico.',
  ofOther:
    '¿Se encuentra mal esa persona? Si es así, llama ahora al 112. Si no, contadle hoy esa cifra a su médico.',
};

export const figureQuestion = (isOfOther: boolean): string => ofWhom(OF_FIGURE, isOfOther);

/** Asked of a chest, a breath or a head that may be nothing: what it must not be taken for is named. */
const OF_BODY: Words = {
  text: '¿Te encuentras mal? Si te duele el pecho o te falta el aire, llama ahora al 112. Si no, cuéntaselo hoy a tu médico.',
  ofOther:
    '¿Se encuentra mal esa persona? Si le duele el pecho o le falta el aire, llama ahora al 112. Si no, contádselo hoy a su médico.',
};
export const bodyQuestion = (isOfOther: boolean): string => ofWhom(OF_BODY, isOfOther);

const ofWhom = ({ text, ofOther = text }: Words, isOfOther: boolean): string =>
  isOfOther ? ofOther : text;

/** What is said to what she says of a danger: reviewed words, as those of the answers. */
const COMMON: Readonly<Record<Followed, Words>> = {
  better: {
    text: 'Me alegro de que vaya mejor. Aunque se pase, hay que mirarlo hoy: cuéntaselo ya a tu médico o a los tuyos. Si vuelve, llama al 112 sin esperar.',
    ofOther:
      'Me alegro de que vaya mejor. Aunque se pase, hay que mirarlo hoy: contádselo ya a su médico. Si vuelve, llama al 112 sin esperar.',
  },
  called: {
    text: 'Muy bien hecho. Quédate donde puedan encontrarte, con la puerta abierta. No te quedes a solas si puedes. Si empeora, llama otra vez al 112.',
    ofOther:
      'Muy bien hecho. Quédate a su lado hasta que lleguen, con la puerta abierta. Si empeora, llama otra vez al 112.',
  },
  'cannot-call': {
    text: 'Toca el botón del 112 y después el botón verde. Si no puedes, grita por la ventana o da golpes en la pared. El 112 contesta aunque no haya saldo.',
  },
  // What to do with a body, or a fire, is theirs to say who are trained for it.
  asks: {
    text: 'Eso te lo dicen en el 112. Llama ahora, pregúntalo y haz lo que te digan. Aquí sigo contigo.',
  },
  still: {
    text: 'No esperes más. Llama ahora al 112, y di qué pasa y dónde estás. Aquí sigo contigo.',
  },
};

/** Where those words would be wrong. */
const OWN: Readonly<Partial<Record<Danger, Partial<typeof COMMON>>>> = {
  'self-harm': {
    better: {
      text: 'Me alegro de que lo cuentes, y de que vaya un poco mejor. No lo lleves a solas: habla hoy con alguien. El 024 está a cualquier hora.',
      ofOther:
        'Me alegro de que vaya un poco mejor. No dejes sola a esa persona, y pedid hoy ayuda a su médico. El 024 está a cualquier hora.',
    },
    called: {
      text: 'Has hecho muy bien. Quédate con alguien hasta que vengan. Aquí sigo contigo.',
      ofOther: 'Has hecho muy bien. No dejes sola a esa persona hasta que vengan.',
    },
    'cannot-call': {
      text: 'Toca el botón del 112 y después el botón verde. En el 024 también te escuchan. Si no puedes llamar, busca ahora a alguien de confianza y no te quedes a solas. Aquí sigo contigo.',
      ofOther:
        'Toca el botón del 112 y después el botón verde. No dejes sola a esa persona. Si no puedes llamar, pide a un vecino que llame por ti.',
    },
  },
  life: {
    called: {
      text: 'Muy bien hecho. Si hay fuego o gas, espera fuera de casa. Si no, deja la puerta abierta y quédate donde puedan encontrarte. Si empeora, llama otra vez al 112.',
      ofOther:
        'Muy bien hecho. Si hay fuego o gas, esperad fuera de casa. Si no, quédate a su lado y deja la puerta abierta. Si empeora, llama otra vez al 112.',
    },
    'cannot-call': {
      text: 'Si hay fuego o gas, sal de casa primero. Toca el botón del 112 y después el botón verde. Si no puedes, pide a un vecino que llame por ti. El 112 contesta aunque no haya saldo.',
    },
    asks: {
      text: 'Eso te lo dicen en el 112: llama ahora, pregúntalo y haz lo que te digan. Si hay fuego o gas, sal de casa primero, sin encender nada. Aquí sigo contigo.',
    },
    still: {
      text: 'No esperes más. Si hay fuego o gas, sal de casa primero. Llama ahora al 112, y di qué pasa y dónde estás. Aquí sigo contigo.',
    },
  },
  abuse: {
    better: {
      text: 'Me alegro de que ahora haya calma. No es culpa tuya: cuéntalo hoy en el centro de salud o en el ayuntamiento. Si vuelve, llama al 112.',
    },
    called: {
      text: 'Has hecho muy bien. Si puedes, espera en un sitio seguro, lejos de esa persona. Si hay peligro, llama otra vez al 112.',
    },
    'cannot-call': {
      text: 'Toca el botón del 112 y después el botón verde, cuando nadie te vea. Si no puedes, ve a un sitio con gente: una tienda, o el centro de salud. Pide allí que llamen por ti.',
    },
  },
  lost: {
    better: { text: 'Me alegro. Avisa a los tuyos de que todo va bien.' },
    called: {
      text: 'Muy bien hecho. No te muevas de donde estás, y ponte donde te vean. Si tardan, llama otra vez al 112.',
      ofOther:
        'Muy bien hecho. Que alguien se quede en su casa, por si vuelve. Ten el teléfono a mano. Si aparece, díselo al 112.',
    },
    'cannot-call': {
      text: 'Toca el botón del 112 y después el botón verde. Si no puedes, pide en una tienda o a alguien que pase que llame por ti. El 112 contesta aunque no haya saldo.',
      ofOther:
        'Toca el botón del 112 y después el botón verde. Si no puedes, pide a un vecino que llame por ti. El 112 contesta aunque no haya saldo.',
    },
  },
  scam: {
    better: {
      text: 'Me alegro. Cuéntaselo hoy a los tuyos o a tu banco. Si vuelven, no des nada y cuelga.',
    },
    called: { text: 'Muy bien hecho. No des nada, ni firmes nada, hasta hablar con ellos.' },
    'cannot-call': {
      text: 'No des nada y no abras la puerta. Si hay peligro, toca el botón del 112 y después el botón verde. Si no puedes, cuéntaselo hoy a alguien de confianza.',
    },
  },
  dose: {
    better: {
      text: 'Me alegro. No tomes más hasta hablar con tu médico o con la farmacia.',
      ofOther: 'Me alegro. No le des más hasta hablar con su médico o con la farmacia.',
    },
    called: {
      text: 'Muy bien hecho. No tomes nada más hasta hablar con ellos.',
      ofOther: 'Muy bien hecho. No le des nada más hasta hablar con ellos.',
    },
    'cannot-call': {
      text: 'No tomes nada más. Si te encuentras mal, toca el botón del 112 y después el botón verde. Si no puedes, pide a alguien que pregunte en la farmacia.',
      ofOther:
        'No le des nada más. Si se encuentra mal, toca el botón del 112 y después el botón verde. Si no puedes, pide a alguien que pregunte en la farmacia.',
    },
  },
};

interface Followable {
  readonly danger: Danger;
  readonly isOfOther: boolean;
  readonly isBreakIn?: boolean | undefined;
  readonly isOfBody?: boolean | undefined;
}

export function followUp(
  course: Followed,
  { danger, isOfOther, isBreakIn = false, isOfBody = false }: Followable,
): string {
  if (isBreakIn) return BREAK_IN_GOES_ON[course];
  // What of its own a danger to life has is said of fire.
  const own = danger === 'life' && isOfBody ? undefined : OWN[danger]?.[course];
  const { text, ofOther = text } = own ?? COMMON[course];
  return isOfOther ? ofOther : text;
}

/** What holds even where she says that nothing has happened. */
const RULES: Readonly<Partial<Record<Danger, string>>> = {
  'self-harm': 'En el 024 te escuchan a cualquier hora, y en el 112 si estás en peligro.',
  scam: 'No des claves a nadie.',
  dose: 'No tomes más hasta hablar con tu médico o la farmacia.',
};

/** What holds while it is not over, to whoever was told and is not understood. */
export const standingRule = (danger: Danger): string =>
  RULES[danger] ?? 'Si sigue, o va a peor, llama ahora al 112.';

export const fineWords = (danger: Danger): string =>
  ['Me alegro.', RULES[danger], 'Si algo cambia, dímelo enseguida.'].filter(Boolean).join(' ');

/** Whoever fell, or was unwell, tells the doctor all the same: what is wrong may not be felt at once. */
const TELLS_DOCTOR = 'Cuéntaselo hoy a tu médico.';
const SETTLED: Readonly<Partial<Record<Danger, string>>> = {
  dose: RULES.dose,
  scam: RULES.scam,
};

export const settledWords = (
  danger: Danger,
  isSeenByMedic: boolean,
  isOfBody = danger === 'fall',
): string =>
  [
    'Me alegro mucho.',
    isOfBody && !isSeenByMedic ? TELLS_DOCTOR : undefined,
    isOfBody ? undefined : SETTLED[danger],
    'Si algo cambia, dímelo enseguida.',
  ]
    .filter(Boolean)
    .join(' ');

/** She said twice that it is over, and was told what holds all the same: nothing of it is said a third time. */
export const OVER_WORDS = 'Me alegro mucho. Aquí sigo contigo.';

/** They who came know what to do, and no number is under it. */
export const ATTENDED_WORDS =
  'Me alegro de que ya tengas ayuda. Haz lo que te digan. Aquí sigo contigo.';

/** To whoever has given a swindler what he wanted: the bank can still stop it, and each minute counts. */
export const GIVEN_WORDS =
  'Llama ya a tu banco, y pide que bloqueen la tarjeta y la cuenta. Después, a la Guardia Civil, al 062. No des nada más. Si están en tu puerta, llama al 112. En el 017 te aconsejan gratis. No es culpa tuya: engañan a mucha gente.';

/** Every word that may be said here, for whoever reviews them. */
export const everyFollowUp = (): readonly string[] => [
  QUESTION,
  OVER_WORDS,
  ATTENDED_WORDS,
  GIVEN_WORDS,
  BREAK_IN.text,
  ...Object.values(BREAK_IN_GOES_ON),
  figureQuestion(false),
  figureQuestion(true),
  bodyQuestion(false),
  bodyQuestion(true),
  ...[COMMON, ...Object.values(OWN)]
    .flatMap((it) => Object.values(it))
    .flatMap(({ text, ofOther }) => (ofOther ? [text, ofOther] : [text])),
  ...(Object.keys(RULES) as Danger[]).map(fineWords),
  standingRule('life'),
  ...(['life', 'fall', 'dose', 'scam'] as const).map((it) => settledWords(it, false)),
];
