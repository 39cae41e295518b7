import { plain, wordsOf } from '../../understanding/words.ts';
import { nextOf, type Reply, type Skill, type Turn } from '../skill.ts';
import { JOKES, POEMS, RIDDLES, SAYINGS } from '../word-lists.ts';

export const joke: Skill = (turn) => {
  const { item, told } = nextOf(JOKES, 'joke', turn);
  return { text: item, choices: ['Otro'], remember: { told } };
};

/** First the month's own, then the others. */
export const saying: Skill = (turn) => {
  const { month } = turn.now;
  const seasonal = SAYINGS.filter((it) => it.month === month);
  const others = SAYINGS.filter((it) => it.month === undefined);
  const count = turn.conversation.told.saying ?? 0;
  const told = { ...turn.conversation.told, saying: count + 1 };
  const own = seasonal[count];
  const { item } = nextOf(others, 'saying', turn);
  return { text: (own ?? item).text, choices: ['Otro'], remember: { told } };
};

export const poem: Skill = (turn) => {
  const asked = POEMS.filter(({ title }) =>
    plain(title)
      .split(' ')
      .some((word) => word.length > 4 && wordsOf(turn.text).includes(word)),
  );
  const { item, told } = nextOf(asked.length > 0 ? asked : POEMS, 'poem', turn);
  return { text: `${item.title}.\n${item.verses}`, choices: ['Otro'], remember: { told } };
};

export const riddle: Skill = (turn) => {
  const { item, index, told } = nextOf(RIDDLES, 'riddle', turn);
  return {
    text: `${item.text} Piénsalo sin prisa.`,
    choices: ['Dime la solución'],
    remember: { told, riddle: index },
  };
};

export const riddleSolution: Skill = ({ conversation }) => {
  const asked = conversation.riddle === undefined ? undefined : RIDDLES[conversation.riddle];
  if (!asked) {
    return {
      text: 'Ahora no tenemos ninguna adivinanza. ¿Te digo una?',
      choices: ['Sí', 'No'],
      remember: { pending: { kind: 'offer', intent: 'riddle' } },
    };
  }
  return {
    text: `Era ${asked.solution}. ¿Quieres otra?`,
    choices: ['Otra', 'No'],
    remember: { topic: 'riddle' },
  };
};

/** An attempt at the riddle, right or not; undefined where it is none. */
export function riddleAttempt(turn: Turn): Reply | undefined {
  const asked =
    turn.conversation.riddle === undefined ? undefined : RIDDLES[turn.conversation.riddle];
  if (!asked) return undefined;
  const said = wordsOf(turn.text);
  if (asked.words.some((word) => said.includes(plain(word)))) {
    return {
      text: `¡Muy bien! Es ${asked.solution}. ¿Quieres otra?`,
      choices: ['Otra', 'No'],
      remember: { topic: 'riddle' },
    };
  }
  const { riddle: index } = turn.conversation;
  return {
    text: 'No es eso, pero vas pensando bien. Prueba otra vez o pide la solución.',
    choices: ['Dime la solución'],
    remember: { riddle: index },
  };
}

export const breathing: Skill = () => ({
  text: 'Vamos a respirar juntos. Siéntate y apoya los pies. Coge aire despacio por la nariz: uno, dos, tres, cuatro. Aguanta: uno, dos. Suelta el aire por la boca: uno, dos, tres, cuatro, cinco, seis. Otra vez, sin prisa. Coge aire… y suéltalo poco a poco. Si te mareas, respira como siempre.',
  choices: ['Otra vez'],
});
