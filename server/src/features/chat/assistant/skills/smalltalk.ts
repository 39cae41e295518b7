import { SAFETY_ANSWERS } from '../../safety/answers.ts';
import { type Concern, NO_FINE, YES_HELP } from '../../safety/concern.ts';
import { standingRule } from '../../safety/follow-ups.ts';
import type { Intent } from '../../understanding/intents.ts';
import type { Conversation } from '../context.ts';
import { askedWhich } from '../doubt.ts';
import { nextOf, type Reply, type Respond } from '../skill.ts';
import { firstName } from '../spanish.ts';
import type { Turn } from '../turn.ts';
import { isSurelyTold, listened } from './listening.ts';
import { partOf } from './today.ts';

const says =
  (...texts: [string, ...string[]]): Respond =>
  (turn) => {
    const { item, told } = nextOf(texts, texts[0], turn);
    return { text: item, remember: { told } };
  };

const GREETINGS: Readonly<Record<string, string>> = {
  'Es por la mañana': 'Buenos días',
  'Es mediodía': 'Buenas tardes',
  'Es por la tarde': 'Buenas tardes',
  'Es de noche': 'Buenas noches',
};

const nameOf = async ({ gateway, conversation }: Turn): Promise<string> =>
  conversation.called ?? firstName((await gateway.profile()).name);

const greet: Respond = async (turn) => ({
  text: `${GREETINGS[partOf(turn.now.hour)]}, ${await nameOf(turn)}. ¿Qué tal estás?`,
});

const farewell: Respond = async (turn) => {
  const { mood } = turn.conversation;
  const rest = mood === 'tired' ? ' Que descanses.' : '';
  return {
    text: `Hasta luego, ${await nameOf(turn)}.${rest} Aquí estaré. Toca «Volver» para salir.`,
  };
};

/** She told it before: it is asked after. */
const AFTER: Readonly<Record<NonNullable<Conversation['mood']>, string>> = {
  good: 'Me alegra que tú también estés bien.',
  sad: 'Antes me decías que estabas de bajón. ¿Cómo vas ahora?',
  lonely: 'Antes me decías que sentías soledad. ¿Cómo vas ahora?',
  tired: 'Antes me decías que tenías cansancio. ¿Has podido descansar?',
  ill: 'Antes me decías que te dolía algo. ¿Estás mejor?',
};

const howAreYou: Respond = ({ conversation: { mood } }) => ({
  text: `Yo siempre estoy bien: soy un programa. ${mood ? AFTER[mood] : '¿Y tú, cómo estás?'}`,
});

/** "No, gracias" thanks, too. */
const declined: Respond = ({ said }) =>
  /\bgracias\b/.test(said.plain)
    ? { text: 'De nada. Aquí estoy si me necesitas.', remember: { topic: 'thanks' } }
    : { text: 'De acuerdo. Aquí estoy si me necesitas.' };

/** What it can do, two at a time: a list of twelve is read by nobody. */
const CAN_DO = [
  ['decirte qué tienes hoy', '¿Qué tengo hoy?', 'contarte un chiste', 'Cuéntame un chiste'],
  ['mirar tus mensajes', '¿Tengo mensajes?', 'decirte un refrán', 'Dime un refrán'],
  [
    'apuntarte un recordatorio',
    'Ponme un recordatorio',
    'hablar de tus fotos',
    'Hablemos de mis fotos',
  ],
  ['decirte qué santo es', '¿Qué santo es hoy?', 'ponerte una adivinanza', 'Dime una adivinanza'],
] as const;

/** While a danger is talked about nothing is offered to pass the time. */
const afterDanger = ({ danger, stage }: Concern): Reply => {
  const asks = { choices: [YES_HELP, NO_FINE], alarm: 'asks' } as const;
  if (stage === 'asked') return { ...asks, text: 'No te he entendido bien. ¿Necesitas ayuda?' };
  // She was told what to do, and may be telling that it is worse: what to do stays in sight.
  return {
    ...asks,
    text: `No te he entendido bien. ${standingRule(danger)} ¿Necesitas ayuda?`,
    phones: SAFETY_ANSWERS[danger].phones,
  };
};

const unknown: Respond = (turn) => {
  const { concern } = turn.conversation;
  if (concern && concern.stage !== 'calmed' && !turn.asks) return afterDanger(concern);
  if (isSurelyTold(turn)) return listened(turn);
  const asked = askedWhich(turn);
  if (asked) return asked;
  const { item, told } = nextOf(CAN_DO, 'unknown', turn);
  const [one, ask, other, askOther] = item;
  return {
    text: `Eso no lo sé. Puedo ${one} o ${other}.`,
    choices: [ask, askOther],
    remember: { told },
  };
};

const whatCanYouDo: Respond = () => ({
  text: 'Puedo decirte qué tienes hoy, apuntarte recordatorios y leerte los mensajes. También sé la hora, el santo del día, chistes, refranes y poemas. Si quieres, hablamos de tus fotos.',
  choices: ['¿Qué tengo hoy?', '¿Tengo mensajes?', 'Cuéntame un chiste'],
});

const noNetwork =
  (what: string, text: string, choice: string): Respond =>
  () => ({
    text: `${what} no lo sé, porque no miro internet. ${text}`,
    choices: [choice],
  });

const weatherToCome = noNetwork(
  'El tiempo que va a hacer',
  'Asómate a la ventana, o pregunta en la radio. Te puedo decir un refrán del mes.',
  'Dime un refrán',
);
const HAS_BEEN =
  /\b(?:llovio|llovia|nevo|helo|cayo|caia|hizo|hacia|(?:ha|habia) (?:llovido|nevado|helado|caido|hecho))\b/;

export const SMALL_TALK = {
  greet,
  farewell,
  thanks: says('De nada. Para eso estoy.', 'No hay de qué.', 'A ti, por la compañía.'),
  'how.are.you': howAreYou,
  'who.are.you': says(
    'Soy el asistente de Encina. Soy un programa, no una persona. Te ayudo con tus recordatorios y te hago compañía.',
  ),
  'what.can.you.do': whatCanYouDo,
  compliment: says(
    'Qué amable eres. A mí me gusta hablar contigo.',
    'Gracias. Tú sí que eres un cielo.',
  ),
  insult: says(
    'Siento no ayudarte mejor. Dime qué necesitas con otras palabras.',
    'A veces no entiendo bien. Lo intentamos otra vez.',
  ),
  laugh: says('Reír es lo mejor que hay. ¡Qué bien!', 'Me alegro de que te rías.'),
  privacy: says(
    'Lo que hablamos no lo ve tu familia ni el ayuntamiento. Se borra al salir. Solo se cuenta cuántos mensajes escribes.',
  ),
  // "Llovió", "ayer heló": nobody asks what the weather was.
  weather: (turn) =>
    HAS_BEEN.test(turn.said.plain) && !turn.asks ? listened(turn) : weatherToCome(turn),
  news: noNetwork(
    'Lo que pasa por el mundo',
    'La radio te lo cuenta mejor. Yo puedo mirar si tienes mensajes.',
    '¿Tengo mensajes?',
  ),
  music: () => ({
    text: 'No sé cantar ni poner música o la tele. Pero puedo recitarte un poema.',
    choices: ['Recítame un poema'],
  }),
  yes: says('Muy bien. ¿Qué hacemos ahora?'),
  no: declined,
  unknown,
} as const satisfies Partial<Record<Intent, Respond>>;
