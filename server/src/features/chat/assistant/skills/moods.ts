import type { Intent } from '../../understanding/intents.ts';
import type { Conversation } from '../context.ts';
import { nextOf, offer, type Reply, type Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import {
  COMFORTS,
  isNoComplaint,
  listened,
  listenedOn,
  listenedTo,
  mourns,
  painIn,
} from './listening.ts';

const moodGood: Respond = () =>
  offer('Cuánto me alegro. Un día bueno se aprovecha. ¿Jugamos a algo?', 'open.games', {
    mood: 'good',
  });

/** Who says only how she feels is asked; who tells what it is, is listened to. */
const LONGEST_BARE = 5;
const BARE = /^(?:\S+ ){0,3}(?:estoy|me siento|me encuentro|ando|tengo|toy|me noto|que|dia)\b/;
const tells = ({ said }: Turn): boolean =>
  said.words.length > LONGEST_BARE || (said.words.length > 2 && !BARE.test(said.plain));

const moodSad: Respond = (turn) => {
  if (mourns(turn) || isNoComplaint(turn)) return listened(turn);
  const mood = { mood: 'sad' } as const;
  if (tells(turn)) return withMood(listenedOn('sad', turn), mood);
  return {
    text: 'Siento que tengas un día así. ¿Quieres contarme qué es lo que te pesa?',
    choices: COMFORTS,
    remember: { ...mood, sorrow: 'sad', telling: 'sad' },
  };
};

const moodLonely: Respond = (turn) => {
  if (isNoComplaint(turn)) return listened(turn);
  const mood = { mood: 'lonely' } as const;
  if (tells(turn)) return withMood(listenedOn('lonely', turn), mood);
  return offer(
    'La soledad pesa, y me alegra que lo cuentes. ¿Recordamos juntos una foto tuya?',
    'memory.talk',
    {
      ...mood,
      sorrow: 'lonely',
    },
  );
};

const moodTired: Respond = (turn) => {
  if (isNoComplaint(turn)) return listened(turn);
  const mood = { mood: 'tired' } as const;
  return tells(turn)
    ? withMood(listenedTo('tired', turn), mood)
    : offer('Descansar también es hacer algo. ¿Respiramos juntos un poco?', 'breathing', mood);
};

const withMood = (reply: Reply, mood: Partial<Conversation>): Reply => ({
  ...reply,
  remember: { ...reply.remember, ...mood },
});

/** What is proposed against boredom, one after the other. */
const PASTIMES = [
  ['riddle', '¿Te digo una adivinanza?'],
  ['joke', '¿Te cuento un chiste?'],
  ['memory.talk', '¿Hablamos de una foto tuya?'],
  ['open.games', '¿Jugamos a algo?'],
] as const;

const moodBored: Respond = (turn) => {
  const { item, told } = nextOf(PASTIMES, 'bored', turn);
  const [intent, question] = item;
  return offer(`Eso tiene arreglo. ${question}`, intent, { told });
};

const health: Respond = (turn) => {
  const mood = { mood: 'ill' } as const;
  if (turn.asks) {
    return { text: 'Yo no sé de medicina. Cuéntaselo a tu médico.', remember: mood };
  }
  if (isNoComplaint(turn)) return listened(turn);
  const named = painIn(turn);
  if (named) return withMood(named, mood);
  return {
    text: 'Siento que te encuentres mal. ¿Qué es lo que notas? Cuéntaselo también a tu médico.',
    phones: [{ name: 'Emergencias', number: '112' }],
    remember: { ...mood, telling: 'ache' },
  };
};

/** How she says that she feels; what she told is asked after later on. */
export const MOODS = {
  'mood.good': moodGood,
  'mood.sad': moodSad,
  'mood.lonely': moodLonely,
  'mood.bored': moodBored,
  'mood.tired': moodTired,
  health,
} as const satisfies Partial<Record<Intent, Respond>>;
