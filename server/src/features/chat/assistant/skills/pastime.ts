import { inLines } from '../../understanding/in-lines.ts';
import { plain } from '../../understanding/words.ts';
import { nextOf, offer, type Reply, type Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { JOKES, POEMS, RIDDLES, SAYINGS } from '../word-lists.ts';

export const joke: Respond = (turn) => {
  const { item, told } = nextOf(JOKES, 'joke', turn);
  return { text: item, choices: ['Otro'], remember: { told } };
};

/** First the month's own, then the others. */
export const saying: Respond = (turn) => {
  const { month } = turn.now;
  const seasonal = SAYINGS.filter((it) => it.month === month);
  const others = SAYINGS.filter((it) => it.month === undefined);
  const count = turn.conversation.told.saying ?? 0;
  const told = { ...turn.conversation.told, saying: count + 1 };
  const own = seasonal[count];
  const { item } = nextOf(others, 'saying', turn);
  return { text: (own ?? item).text, choices: ['Otro'], remember: { told } };
};

export const poem: Respond = (turn) => {
  const asked = POEMS.filter(({ title }) =>
    plain(title)
      .split(' ')
      .some((word) => word.length > 4 && turn.said.words.includes(word)),
  );
  const { item, told } = nextOf(asked.length > 0 ? asked : POEMS, 'poem', turn);
  return { text: `${item.title}.\n${item.verses}`, choices: ['Otro'], remember: { told } };
};

export const riddle: Respond = (turn) => {
  const { item, index, told } = nextOf(RIDDLES, 'riddle', turn);
  return {
    text: `${item.text} Piénsalo sin prisa.`,
    choices: ['Dime la solución'],
    remember: { told, riddle: index },
  };
};

export const riddleSolution: Respond = ({ conversation }) => {
  const asked = conversation.riddle === undefined ? undefined : RIDDLES[conversation.riddle];
  if (!asked) {
    return offer('Ahora no tenemos ninguna adivinanza. ¿Te digo una?', 'riddle');
  }
  return {
    text: `Era ${asked.solution}. ¿Quieres otra?`,
    choices: ['Otra', 'No'],
    remember: { more: 'riddle' },
  };
};

const SAY_IT = inLines`(?:
  (?:dime|di|dame|suelta|echa|canta|cuenta|resuelve)(?:me)?(?:l[oa])?|dil[oa]
  |(?:y )?(?:que|quien|cual) (?:es|era)|la (?:solucion|respuesta)
  |que l[oa] (?:resuelva|acierte|adivine) otr[oa]|paso
)`;
const BESIDE = inLines`(?:
  y|pues|ay|uy|uf|bah|hij[oa]|mujer|anda|venga|no|a ver|que|es que|chic[oa]|bueno|tu|ya|yo
  |a mi que me cuentas|por favor|eso|ell[oa]|de una vez|que eres (?:tu )?l[oa] list[oa]
)`;
/** "Yo qué sé, dila tú", "ni flores, a ver qué es": she has thought enough, and names nothing that it could be. */
const GIVES_UP = new RegExp(
  inLines`^(?:${BESIDE} )*(?:
    yo que se|que se yo|que voy a saber
    |ni (?:idea|flores|papa|zorra|pajolera|repajolera|lo se|por asomo)
    |no (?:
      tengo (?:ni )?(?:idea|la menor idea)|(?:l[oa] )?se|caigo
      |(?:l[oa] )?(?:adivino|acierto|saco|pillo)|doy con|me sale|hay manera
    )
    |(?:vete|vaya usted|cualquiera) (?:tu )?(?:a saber|l[oa] sabe|sabe)|me rindo
    |me doy(?: por vencid[oa])?|tu (?:diras|sabras)|${SAY_IT}
  )(?: (?:${BESIDE}|${SAY_IT}))*$`,
);
/** "Espera, no me la digas todavía." */
const THINKS_ON = /\bno (?:me )?l[oa]s? dig|\b(?:espera|aguarda|dejame|deja que|todavia|aun)\b/;
export const givesUp = ({ said, conversation, isPart }: Turn): boolean =>
  !isPart &&
  conversation.riddle !== undefined &&
  GIVES_UP.test(said.plain) &&
  !THINKS_ON.test(said.plain);

/** An attempt at the riddle, right or not; undefined where it is none. */
export function riddleAttempt(turn: Turn): Reply | undefined {
  const asked =
    turn.conversation.riddle === undefined ? undefined : RIDDLES[turn.conversation.riddle];
  if (!asked) return undefined;
  if (asked.words.some((word) => turn.said.words.includes(plain(word)))) {
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

export const breathing: Respond = () => ({
  text: 'Vamos a respirar juntos. Siéntate y apoya los pies. Coge aire despacio por la nariz: uno, dos, tres, cuatro. Aguanta: uno, dos. Suelta el aire por la boca: uno, dos, tres, cuatro, cinco, seis. Otra vez, sin prisa. Coge aire… y suéltalo poco a poco. Si te mareas, respira como siempre.',
  choices: ['Otra vez'],
});
