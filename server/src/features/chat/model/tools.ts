import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import type { Conversation } from '../assistant/context.ts';
import type { Reply } from '../assistant/skill.ts';
import { respond } from '../assistant/skills.ts';
import { rephrased, type Turn } from '../assistant/turn.ts';
import type { Intent } from '../understanding/intents.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { asData, isOfHerWords } from './others-words.ts';

/** Skills that only look: what they say is handed to the model as data. */
const LOOKS: Readonly<Record<string, readonly [intent: Intent, what: string]>> = {
  ver_agenda: ['agenda.day', 'Qué tiene que hacer la persona un día.'],
  ver_siguiente: ['agenda.next', 'Qué es lo próximo que tiene que hacer.'],
  ver_pendiente: ['agenda.missed', 'Qué le falta por hacer, o si hizo algo ya.'],
  ver_mensajes: ['messages.new', 'Si tiene mensajes nuevos y de quién.'],
  leer_mensajes: ['messages.read', 'Lo que dicen sus mensajes.'],
  ver_familia: ['family.names', 'Cómo se llaman las personas que la acompañan.'],
  ver_semana: ['week.done', 'Qué ha hecho estos siete días.'],
  ver_partidas: ['game.last', 'A qué jugó y cuántos puntos hizo.'],
  ver_fotos: ['memories.count', 'Cuántas fotos y vídeos tiene.'],
  ver_hora: ['time.now', 'La hora.'],
  ver_fecha: ['date.today', 'La fecha de hoy o de otro día.'],
  ver_santo: ['date.saint', 'El santo de un día.'],
  ver_estacion: ['date.season', 'La estación del año.'],
  ver_edad: ['my.age', 'Su edad y su cumpleaños.'],
  ver_pueblo: ['where.am.i', 'Cómo se llama su pueblo.'],
  ver_ayuntamiento: ['town.hall', 'El teléfono del ayuntamiento.'],
  contar_chiste: ['joke', 'Un chiste.'],
  decir_refran: ['saying', 'Un refrán.'],
  recitar_poema: ['poem', 'Un poema.'],
};

/** Skills that propose or open: what they say is the answer, word for word, and she decides with a tap or a yes. */
const PROPOSALS: Readonly<Record<string, readonly [intent: Intent, what: string]>> = {
  proponer_recordatorio: [
    'reminder.add',
    'Propone apuntar algo: «recuérdame», qué, qué día y a qué hora.',
  ],
  proponer_cambio: ['reminder.move', 'Propone cambiar un recordatorio: cuál, y a qué día u hora.'],
  proponer_hecho: ['reminder.complete', 'Propone marcar como hecho un recordatorio: cuál.'],
  proponer_borrado: ['reminder.remove', 'Propone borrar un recordatorio: cuál.'],
  poner_adivinanza: ['riddle', 'Una adivinanza que espera su respuesta.'],
  hablar_de_una_foto: ['memory.talk', 'Empieza a hablar de una foto suya.'],
  respirar: ['breathing', 'Un ejercicio de respiración.'],
  ofrecer_juegos: ['open.games', 'Ofrece ir a los juegos.'],
  ofrecer_recuerdos: ['open.gallery', 'Ofrece ir a sus fotos.'],
  ofrecer_mensajes: ['open.messages', 'Ofrece ir a los mensajes.'],
  ofrecer_ajustes: ['open.settings', 'Ofrece ir a los ajustes.'],
};

/** What these hand over was written by others: whoever has read it may have been talked into something. */
const OTHERS_WORDS: ReadonlySet<Intent> = new Set<Intent>(['messages.read', 'memory.talk']);
/** Skills that change what is hers, once she says yes. */
const CHANGES: ReadonlySet<Intent> = new Set<Intent>([
  'reminder.add',
  'reminder.move',
  'reminder.complete',
  'reminder.remove',
]);
const REFUSED = 'La persona no ha pedido eso. No se ha hecho nada. Contéstale a lo que ha dicho.';

const inputSchema = z.object({
  frase: z
    .string()
    .max(300)
    .describe('Lo que la persona quiere, con sus palabras, el día y la hora si los dice.'),
});

/** What the tools of one answer have come to. */
export interface Outcome {
  /** What the assistant itself asks or offers, in its own words. */
  readonly proposal: Reply | undefined;
  /** What the conversation goes on with, for "¿y mañana?", "¿a qué hora?" and "otro". */
  readonly looked: Partial<Conversation> | undefined;
}

/**
 * The assistant's skills as tools of a model, about the one person of the turn, with the state of the conversation. What
 * would change something is refused unless she herself speaks of it, and once others' words were read.
 * @param earlier what she said before this message
 */
export function toolsFor(turn: Turn, earlier: readonly Utterance[]) {
  let outcome: Outcome = { proposal: undefined, looked: undefined };
  let hasReadOthers = false;
  const hers = [turn.said, ...earlier.slice(-1)];
  const mayPropose = (intent: Intent, frase: string): boolean =>
    !CHANGES.has(intent) ||
    (!hasReadOthers && (turn.intent === intent || isOfHerWords(frase, hers)));
  async function run(intent: Intent, frase: string): Promise<Reply> {
    hasReadOthers ||= OTHERS_WORDS.has(intent);
    return respond(rephrased(turn, frase, intent));
  }
  const looks = toolsOf(LOOKS, async (intent, frase) => {
    const { text, remember } = await run(intent, frase);
    outcome = { ...outcome, looked: threadOf(remember) };
    return asData(text);
  });
  const proposals = toolsOf(PROPOSALS, async (intent, frase) => {
    if (!mayPropose(intent, frase)) return REFUSED;
    // The first one counts: one question at a time. A model opens nothing by itself.
    const proposal = outcome.proposal ?? { ...(await run(intent, frase)), opensNow: false };
    outcome = { ...outcome, proposal };
    return 'Ya se le ha preguntado a la persona. No digas nada más.';
  });
  return { tools: { ...looks, ...proposals }, outcome: () => outcome };
}

/** What was talked about; no question of the skill, which the model may not have asked. */
const threadOf = ({ topic, focus, day, told, heard }: Partial<Conversation> = {}) => ({
  ...(topic && { topic }),
  ...(focus && { focus }),
  ...(day && { day }),
  ...(told && { told }),
  ...(heard && { heard }),
});

/** What a tool answers is handed over as data, under a name that the instructions explain. */
const toolsOf = (
  skills: typeof LOOKS,
  answer: (intent: Intent, frase: string) => Promise<string>,
): ToolSet =>
  Object.fromEntries(
    Object.entries(skills).map(([name, [intent, description]]) => [
      name,
      tool({
        description,
        inputSchema,
        execute: async ({ frase }) => ({ datos: await answer(intent, frase) }),
      }),
    ]),
  );
