import { inLines } from '../../understanding/in-lines.ts';
import { writtenWords } from '../../understanding/village-speech.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import { nextOf, offer, type Reply, type Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { echoOf, listened, listenedTo, mourns, weighs } from './listening.ts';

/** Asked of one photo, one after the other. */
const OF_PHOTO = [
  '¿Quién sale ahí contigo?',
  '¿Dónde era y qué día hacía?',
  '¿Qué es lo que más recuerdas de aquel día?',
] as const;

/** Asked where there is no photo yet. */
const OF_LIFE = [
  '¿Cómo era la casa de tu infancia?',
  '¿A qué jugabais en la calle?',
  '¿Qué comida hacía tu madre los domingos?',
] as const;

const LISTENING = ['Qué bonito.', 'Me gusta oírlo.', 'Vaya, cuánto recuerdas.'] as const;

const WANTS_TO = new RegExp(inLines`\b(?:
  record\w*|recuerd\w*|fotos?|album|retratos?|habl\w+|charl\w+|conversa\w*|cuent\w+|contar\w*
  |otr[oa]|memorias?|nostalgia
)\b`);

const NOT_SPEAKING = /\bno (?:(?:me|te|se|nos|le|les) )*habl\w+/;

/** "Por la foto de la comunión se ha armado una que no te cuento": whoever tells so much wants no photo. */
const LONGEST_WISH = 8;
const wantsPhoto = ({ said, conversation }: Turn): boolean =>
  conversation.choices.includes(said.text) ||
  (WANTS_TO.test(said.plain) && (said.words.length <= LONGEST_WISH || beginsAsWish(said.plain)));

/** She tells already: who asks her for a photo first has not listened. */
const tellsIt = (turn: Turn): boolean =>
  !turn.asks && !turn.said.text.includes('?') && turn.said.words.length > 2 && !wantsPhoto(turn);
/** "Cuando se murió mi madre, lo primero que sentí fue descanso": whatever it may ask for, it is no photo. */
const isSorrow = (turn: Turn): boolean =>
  !wantsPhoto(turn) && (mourns(turn) || (turn.said.words.length > LONGEST_WISH && weighs(turn)));

/** A photo of hers, favourites first, and a first question about it. */
export const memoryTalk: Respond = async (turn) => {
  // "Mi hermano y yo no nos hablamos": who says so asks for no photo to talk about.
  if (NOT_SPEAKING.test(turn.said.plain)) return listened(turn);
  if (tellsIt(turn)) return listenedTo('old', turn);
  if (isSorrow(turn)) return listened(turn);
  const photos = (await turn.gateway.memories()).filter(({ mimeType }) =>
    mimeType.startsWith('image/'),
  );
  const favorites = photos.filter(({ isFavorite }) => isFavorite);
  const among = favorites.length > 0 ? favorites : photos;
  if (among.length === 0) {
    return {
      text: `No tienes fotos guardadas, pero podemos recordar. ${OF_LIFE[0]}`,
      remember: { memory: { title: null, step: 0 } },
    };
  }
  const { item, told } = nextOf(among, 'memory', turn);
  const about = item.description.trim().replace(/([^.!?…])$/, '$1.');
  return {
    text: `Hablemos de «${item.title}». ${about ? `${about} ` : ''}${OF_PHOTO[0]}`,
    link: 'gallery',
    remember: { told, memory: { title: item.title, step: 0 } },
  };
};

/** Listens, and asks on: what she tells is not judged and not stored. */
export function memoryAnswer(turn: Turn): Reply | undefined {
  const { said, conversation } = turn;
  const { memory } = conversation;
  // What weighs on her has nothing to do with who stands where in a photo.
  if (!memory || isSorrow(turn)) return undefined;
  const step = memory.step + 1;
  const question = (memory.title === null ? OF_LIFE : OF_PHOTO)[step];
  const heard = LISTENING[memory.step] ?? LISTENING[0];
  if (question) {
    const echo = echoOf(writtenWords(said.text), said.text);
    return {
      text: `${echo ? `${echo} ` : ''}${heard} ${question}`,
      remember: { memory: { ...memory, step }, topic: 'memory.talk' },
    };
  }
  const other = memory.title === null ? '¿Recordamos otra cosa?' : '¿Hablamos de otra foto?';
  return offer(`${heard} Gracias por contármelo. ${other}`, 'memory.talk', {
    topic: 'memory.talk',
  });
}
