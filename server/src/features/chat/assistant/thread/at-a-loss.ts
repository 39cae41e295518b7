import { inLines } from '../../understanding/in-lines.ts';
import { isRemark } from '../../understanding/remarks.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';

/** "Esto…": a word is looked for. */
const HESITATES =
  new RegExp(inLines`^(?:(?:pues|y|bueno|eh|oye|es que) )*(?:esto|este|a ver|mm+|em)(?: (?:
    esto|este|pues|a ver|eh|como era|como se llamaba
  ))*$`);
/** "Se me ha ido", and nobody can help her to it. */
const LOST = new RegExp(inLines`^(?:(?:pues|ay|uy|y|esto|este|es que|vaya|bueno|ya) )*(?:
  se me (?:ha|habia) (?:olvidado|ido|pasado)(?: (?:
    ya|ahora|el santo al cielo|de la (?:cabeza|memoria)|lo que (?:te )?(?:iba|queria|estaba)\b.*
  ))?
  |(?:ya )?no (?:me acuerdo|se) (?:de )?(?:lo )?que (?:te )?(?:iba|queria|estaba)\b.*
  |lo tengo en la punta de la lengua|me he quedado en blanco
)$`);
/** "Ya, el domingo. Ya": what was told has arrived. */
const TAKES_IN = new RegExp(inLines`^(?:(?:ah|ya|vale|eso|bueno) )+(?:el |a |por )?(?:
  hoy|(?:pasado )?mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo
  |las? \S+(?: y (?:media|cuarto))?|la (?:mañana|tarde|noche)
) (?:ya|vale|eso|eso es|muy bien|gracias)(?: ya)?$`);

const HERE = 'Y yo aquí, contigo.';
const OF_ANYTHING = 'other';

/** Nothing is made of what asks for nothing and tells nothing. */
export function atALoss({ said, conversation }: Turn): Reply | undefined {
  const { riddle, memory, focus, telling, topic } = conversation;
  if (riddle !== undefined || memory !== undefined || conversation.choices.includes(said.text))
    return undefined;
  if (TAKES_IN.test(said.plain) && !said.text.includes('?')) return { text: 'Muy bien.' };
  if (HESITATES.test(said.plain)) return { text: 'Espero. Dime cuando quieras.' };
  // Of a pill that was talked about, it says that she left it out.
  const isOfReminders = focus?.kind === 'reminders' || topic?.startsWith('agenda') === true;
  if (LOST.test(said.plain) && !isOfReminders)
    return { text: 'No pasa nada. Aquí estoy, sin prisa.' };
  if (telling !== undefined || said.order !== undefined || !isRemark(said)) return undefined;
  if (!/\baqui\b/.test(said.plain)) return { text: 'Pues sí.' };
  // Whoever only sits here goes on telling.
  return { text: HERE, remember: { topic: 'listened', telling: OF_ANYTHING } };
}
