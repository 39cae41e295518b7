import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';
import { RELATIONS } from '../../understanding/relations.ts';
import { peopleMeant } from '../people-meant.ts';
import { rephrased, type Turn } from '../turn.ts';

/** What is asked of a person, and may be asked of the next one. */
const OF_PEOPLE: ReadonlySet<Intent> = new Set<Intent>([
  ...(['family.call', 'family.write', 'messages.read', 'messages.new', 'messages.who'] as const),
  'family.names',
]);
const LONGEST = 8;
const LONGEST_READ = 12;
/** "No, a ella no, a mi hijo", "¿y Carmen?": it begins as an answer does, and wants nothing by a verb of its own. */
const ELLIPTIC =
  new RegExp(inLines`^(?:y|pues|no|que|oye|mejor|es[aeo]|perdona|digo|al?|con|del?|el|la|lo)\b(?!
    .*\b(?:
      quiero|dime|lee|leeme|llamar?|escrib\S+|manda\S*|recuerda\S*|apunta\S*|tengo|viene|vienen
      |esta|estan|murio|ha|han|he|hay|dice|dijo|quiere|queria|cuenta|contaba|pasa|pone|ponia
    )\b
  )`);
const WEEK_AFTER = /^(?:y |pues |para )*(?:(?:en )?la (?:que viene|otra|siguiente|proxima))$/;
const THIS_WEEK = /^(?:y |pues |para )*(?:en )?esta(?: que)?$/;

const BY_PRONOUN = new RegExp(inLines`^(?:(?:
  no|pues|y|ay|que|mejor|digo|perdona|escribir(?:le)?|llamar(?:l[oa])?|quiero|quisiera|prefiero
  |puedo|sino|hij[oa]|mujer|ahora
) )*(?:
  (?<call>llamarl[oae]|llamal[oae]|l[oa] llamo)|escribirl[eao]|escribel[eao]|le escribo
  |contestarl[ea]|contestal[ea]
)(?: (?:mejor|yo|hij[oa]))*$`);

/** "Mejor le mando unas letras, que estará ocupada". */
const LETTERS = new RegExp(inLines`^(?:(?:no|pues|y|ay|mejor|ahora|entonces|bueno|hij[oa]) )*(?:
  le (?:mando|pongo|envio)|mandarle|ponerle|enviarle
)(?: (?:mejor|yo))?(?: (?:
  unas (?:letras|lineas|palabras)|cuatro letras|algo|un (?:mensaje|recado|audio)
  |una (?:carta|nota|foto)
))(?: que .*)?$`);

/** "No, que me leas lo que ha puesto ella". */
const WROTE = new RegExp(inLines`\b(?:lee(?:r|s|me|rme)?|leas|dime|que|a ver|dice|ver)\b.* (?:
  ha|habia|haya
) (?:puesto|escrito|mandado|dicho|contestado) (?:ella|el)$`);

/** "No, escribir no, llamarla": of the one who was spoken of last. */
function byPronoun(turn: Turn): Turn | undefined {
  const found = BY_PRONOUN.exec(turn.said.plain);
  const isRead = WROTE.test(turn.said.plain);
  const writes = LETTERS.test(turn.said.plain);
  const name = found || isRead || writes ? turn.conversation.person : undefined;
  if (!name) return undefined;
  if (isRead) return rephrased(turn, `léeme los mensajes de ${name}`, 'messages.read');
  return found?.groups?.call
    ? rephrased(turn, `quiero llamar a ${name}`, 'family.call')
    : rephrased(turn, `quiero escribir a ${name}`, 'family.write');
}

/** "Qué lista; ¿y la Rosario?": what she asks at the end, after whatever she thinks of the last answer. */
function lastAsked(turn: Turn): Turn {
  const [, asked] = /[^¿?\s][^¿?]*(¿(?:y|e) [^¿?]+\?)\s*$/iu.exec(turn.said.text) ?? [];
  return asked && !turn.said.order ? rephrased(turn, asked) : turn;
}

/** "¿Y la que viene?", "¿y Carmen?": the words that would have asked the whole, of what was asked just before. */
export async function wholeOf(given: Turn): Promise<Turn | undefined> {
  const turn = lastAsked(given);
  const { said, conversation } = turn;
  const { topic, isOfWeek } = conversation;
  if (!topic || said.order || said.words.length > LONGEST_READ) return undefined;
  const other = OF_PEOPLE.has(topic) ? byPronoun(turn) : undefined;
  if (other || said.words.length > LONGEST) return other;
  if (isOfWeek && WEEK_AFTER.test(said.plain)) return rephrased(turn, 'la semana que viene', topic);
  if (isOfWeek && THIS_WEEK.test(said.plain)) return rephrased(turn, 'esta semana', topic);
  if (!OF_PEOPLE.has(topic) || !ELLIPTIC.test(said.plain)) return undefined;
  const people = await peopleMeant(turn);
  // "¿Y mi hijo?", after whether her daughter had written.
  const isWhether =
    topic === 'messages.new' && !/\b(?:el|la|lo|los|las) del?\b|\bque \S/.test(said.plain);
  const whom = people?.[0] ?? RELATIONS.exec(said.plain)?.[0].replace(/^/, 'mi ');
  if (people && whom && isWhether) return rephrased(turn, `¿me ha escrito ${whom}?`, topic);
  if (!people || people.length === 0) return undefined;
  if (topic === 'family.names') return rephrased(turn, `quién es ${people[0]}`, topic);
  if (topic.startsWith('messages.')) {
    const which = /\bel\b/.test(said.plain) ? 'el mensaje' : 'los mensajes';
    return rephrased(turn, `léeme ${which} de ${people[0]}`, 'messages.read');
  }
  const verb = topic === 'family.call' ? 'llamar' : 'escribir';
  return rephrased(turn, `quiero ${verb} a ${people[0]}`, topic);
}
