import type { Intent } from '../../understanding/intents.ts';
import { nextOf, offer, type Respond } from '../skill.ts';

const moodGood: Respond = () =>
  offer('Cuánto me alegro. Un día bueno se aprovecha. ¿Jugamos a algo?', 'open.games', {
    mood: 'good',
  });

const moodSad: Respond = () =>
  offer(
    'Siento que tengas un día así. Es normal, y se pasa mejor en compañía. ¿Miramos si te ha escrito alguien?',
    'messages.new',
    { mood: 'sad' },
  );

const moodLonely: Respond = async ({ gateway }) => {
  const [first] = await gateway.family();
  const call = first
    ? ` Llamar a ${first.name} te vendrá bien.`
    : ' En el hogar del pensionista hay gente con quien charlar.';
  return offer(
    `La soledad pesa, y me alegra que lo cuentes.${call} ¿Recordamos juntos una foto tuya?`,
    'memory.talk',
    { mood: 'lonely' },
  );
};

const moodTired: Respond = () =>
  offer(
    'Descansar también es hacer algo. Si duermes mal muchos días, cuéntaselo a tu médico. ¿Respiramos juntos un poco?',
    'breathing',
    { mood: 'tired' },
  );

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

const health: Respond = () => ({
  text: 'Siento que te encuentres mal. Yo no sé de medicina. Si no se te pasa, llama a tu médico o al centro de salud. Si es fuerte o de repente, llama al 112.',
  phones: [{ name: 'Emergencias', number: '112' }],
  remember: { mood: 'ill' },
});

/** How she says that she feels; what she told is asked after later on. */
export const MOODS = {
  'mood.good': moodGood,
  'mood.sad': moodSad,
  'mood.lonely': moodLonely,
  'mood.bored': moodBored,
  'mood.tired': moodTired,
  health,
} as const satisfies Partial<Record<Intent, Respond>>;
