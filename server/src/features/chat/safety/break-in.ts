import { inLines } from '../understanding/in-lines.ts';
import { EMERGENCY, GUARDS, type SafetyAnswer } from './answers.ts';
import type { Followed } from './course.ts';

/**
 * Somebody who does not belong there breaks in, or is in the house already. What holds for an illness would be wrong: no door
 * is to be left open. The words are for whoever reviews those of `answers.ts`.
 */
export const BREAK_IN: Omit<SafetyAnswer, 'townHall' | 'people'> = {
  text: 'Llama ahora mismo al 112, o a la Guardia Civil al 062. Di qué pasa y dónde estás. No abras y no salgas a mirar. Enciérrate en un cuarto y espera ahí.',
  phones: [EMERGENCY, GUARDS],
};

/** The same, said of how it goes on. */
export const BREAK_IN_GOES_ON: Readonly<Record<Followed, string>> = {
  better:
    'Me alegro. Aunque se haya ido, cuéntalo hoy a la Guardia Civil, al 062, y a los tuyos. Si vuelve, no abras y llama al 112.',
  called:
    'Muy bien hecho. No abras hasta que lleguen, y quédate donde estás, con la puerta cerrada. Si entra, llama otra vez al 112.',
  'cannot-call':
    'Toca el botón del 112 y después el botón verde, y no cuelgues aunque no puedas hablar. No abras y no salgas a mirar.',
  asks: 'Eso te lo dicen en el 112. Llama ahora y haz lo que te digan. No abras y no salgas a mirar. Aquí sigo contigo.',
  still: 'No esperes más. Llama ahora al 112. No abras y no salgas a mirar. Aquí sigo contigo.',
};

const BREAKS_IN = new RegExp(inLines`\b(?:
  salt\w+|met(?:e|en|id?o|iendo\w*|erse)|entr(?:a|an|ar|ad?o|ando|o|aron)|col(?:ad?o|arse|ando)
  |forz\w+|fuerzan?|romp\w+|roto|rond\w+|merode\w+|aporre\w+|abrir
)\b`);
const STRANGER = new RegExp(inLines`\b(?:
  hombres?|tios?|tipos?|alguien|desconocid[oa]s?|ladron(?:es)?|gente
  |no (?:lo|la|los|les|le) conozco|no se quien
)\b`);
const HOUSE =
  /\b(?:casa|puertas?|ventanas?|corral|patio|tejado|tapia|balcon|garaje|cuadra|cerradura|cerrojo)\b/;
/** Somebody is ill, hurt or in a fire: that is what help is called for. */
const OF_BODY = new RegExp(inLines`\b(?:
  ca(?:id|yo|yend)\w*|fuego|humo|gas|sangr\w+|respir\w*|mare\w+|ambulancia|medic\w+|bomber\w+
  |duel\w+|herid\w+|desmay\w+|muert\w+|ahog\w+|quem\w+|arde\w*|llamas
)\b`);

export const tellsOfBreakIn = (plain: string): boolean =>
  BREAKS_IN.test(plain) && STRANGER.test(plain) && HOUSE.test(plain) && !OF_BODY.test(plain);
