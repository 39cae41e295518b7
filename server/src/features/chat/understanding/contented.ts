import { inLines } from './in-lines.ts';
import type { Utterance } from './utterance.ts';

/** "Estoy muy bien" is how she is; "muy bien, hija, ya me quedo yo tranquila" is how she finds what she heard. */
const WORDS = new Set(
  `pues ah ay bueno vale ea hala si ya eso esto asi asin asina todo que muy mu mucho bien me yo mi quedo gusta gusto tranquila tranquilo
  contenta perfecto perfecta estupendo fenomenal divino ole mejor menos mal hija hijo mujer hombre hermosa guapa bonita reina cielo
  esta queda quedamos entonces y de acuerdo alegro con lo a nada otra vez sera listo lista arreglado apañado apañada claro basta sobra mas ahora suficiente
  descanso paz alivio tranquilidad gusto nueva nuevo quedado quedo como una un rosa reloj malva descansada descansado relajada relajado muchisimo estoy siento encuentro`
    .split(/\s+/)
    .filter(Boolean),
);
const PLEASED = new RegExp(inLines`\b(?:
  bien|gusta|tranquil[oa]|contenta|perfect[oa]|estupendo|fenomenal|divino|ole|menos mal
  |(?:asi|eso) mejor|que (?:descanso|paz|alivio|tranquilidad|gusto|a gusto)|nuev[oa]
  |como (?:una|un) (?:rosa|malva|reloj)
  |(?:estoy|me (?:siento|encuentro|quedo)|ya) (?:muy |mucho |mas |algo )?(?:
    mejor|descansad[oa]|relajad[oa]
  )
  |alegro|otra vez sera|apañad[oa]|arreglado|con es[oa] (?:me )?(?:vale|basta|sobra|apaño)
  |(?:vale|basta|suficiente) con eso
)\b`);
const LONGEST = 12;

/** Whether she is content with what she heard, in whatever words, and says nothing else. */
export const isContent = ({ plain, words, text }: Utterance): boolean =>
  words.length <= LONGEST &&
  !text.includes('?') &&
  words.every((word) => WORDS.has(word)) &&
  PLEASED.test(plain);
