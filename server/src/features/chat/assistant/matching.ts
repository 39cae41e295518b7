import { editDistance, sound } from '../understanding/spelling.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { wordsOf } from '../understanding/words.ts';
import { isSameMatter } from './same-matter.ts';

/** Words that say what to do with a reminder, when, or nothing: what is left names it. */
const NO_NAME = new Set(
  `acuerdo acordado recuerdo sabes sabe seguro segura mira mirar mire comprueba compruebe comprobar verifique decirme digame creo parece verdad dicho marcar dos tres cuatro
  cinco seis siete ocho nueve diez once doce a al algo algun alguna alli ahora antes anula anular apunta apuntado aplaza adelanta acabo atrasa aviso avisa avises borra borrar borrame
  cambia cambiar cambiado cambiame cancela cancelar cita completa completado completado como con cosa cosas cuando cual dame de del desde
  dia dias dime donde el elimina eliminar ella en es esa ese eso esta estan esto estoy fue gustaria ha hace haga han has hasta hay
  haya he hecha hecho hice compromiso compromisos citas recados planes tareas hoy hora horas ir la las lista lo los mañana manana marca marcalo mas me mes mi mis modifica mueve mover muy
  necesito no noche o olvidado olvidar otra otro para pasa pasame pasar pendiente pero podria pon ponlo ponme por porque puedes pusiste que quiero quita quitame
  quitar recordatorio recordatorios recuerdame recuerdes recuerda retrasa se semana si sin sobre son su suprime tacha tarde te tengo termina terminado tiene toca
  pues bueno buena oye anda hija hijo mira mujer hombre perdona espera entonces vale venga acabo lado gracias todavia todo todos tomar tomado tomarme tome tomo tu un una uno vez voy y ya yo acaba fui ido puesto puse vale por favor sido era media minutos cuarto punto lunes martes miercoles jueves viernes sabado domingo proximo proxima viene esta`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words that name a thing, and do not say what to do with it or when. */
export const contentWords = ({ words }: Utterance): string[] =>
  words.filter((word) => word.length > 2 && !NO_NAME.has(word) && !/\d/.test(word));

const SHORTEST_STEM = 4;

/** The same word, its plural or a misspelt one. */
function isAlike(a: string, b: string): boolean {
  const [one, other] = [sound(a), sound(b)];
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < SHORTEST_STEM) return false;
  const stem = Math.max(SHORTEST_STEM, shortest - 2);
  return (
    one.slice(0, stem) === other.slice(0, stem) || (shortest > 5 && editDistance(one, other, 2) < 2)
  );
}

/**
 * Those whose title shares the most words with what was said; none where it shares no word.
 * @param said words that name a thing
 */
export function likest<T extends { readonly title: string; readonly description?: string }>(
  said: readonly string[],
  items: readonly T[],
): T[] {
  const scored = items.map((item) => {
    const title = wordsOf(item.title);
    return { item, score: said.filter((word) => title.some((it) => isAlike(word, it))).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ item }) => item);
}

/** As `likest`, and where nothing is called so, what is about the same: "los pies" are the podologist's. */
export const likestOrAbout = <T extends { readonly title: string; readonly description?: string }>(
  said: readonly string[],
  items: readonly T[],
): T[] => {
  const called = likest(said, items);
  if (called.length > 0) return called;
  return items.filter(({ title }) =>
    wordsOf(title).some((it) => said.some((word) => isSameMatter(word, it))),
  );
};
