import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { asksOfTheDay } from '../../understanding/question.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isAt } from '../finding.ts';
import { focusOn, oneIn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';

const LEAD = inLines`(?:(?:
  y|pero|pues|entonces|ah|ay|o sea|oye|seguro|segura|esta|estas|usted|que|no|eso|es[ae]|lo|el|la|a
  |las|de|para|por|hij[oa]|yo|creia|crei|pensaba
) )*`;
const IS = '(?:es|era|seria|cae|caia|toca|tocaba)';
const TAIL = '(?: (?:a|en|las?|el|para|de|por|no|verdad|si|no es verdad|hij[oa]|eso|es[ae]))*';
/** What is left of it without its day and its hour. */
const IS_IT = new RegExp(`^${LEAD}${IS}${TAIL}$`, 'u');
/** "Lo de los pies, ¿no era hoy?", "¿no era hoy lo de los pies?" */
const NAME = '(?:el|la|lo|las|los|mi|mis) (?:\\S+ ){0,3}\\S+';
const IS_NAMED = new RegExp(
  `^${LEAD}(?:${NAME} (?:no )?${IS}${TAIL}|${IS}${TAIL} ${NAME}${TAIL})$`,
  'u',
);

/** "A las diez era, ¿verdad?", "la gimnasia, ¿no era mañana?": whether it is so, and when it is. */
export async function isItThen(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation } = turn;
  const { undo, sinceAct } = conversation;
  if (said.order || (undo && sinceAct === 0)) return undefined;
  const asks = turn.asks || / (?:no|verdad)$/.test(said.plain);
  if (!asks || !(when.time ?? when.date) || asksOfTheDay(said)) return undefined;
  const it = IS_IT.test(restOf(turn).plain) ? await talkedOf(turn) : await named(turn);
  if (!it) return undefined;
  const isSo = isAt(it, when) && (!when.date || wall(it).toPlainDate().equals(when.date));
  return {
    text: `${isSo ? 'Sí' : 'No'}. ${whenItComes(it, turn)}`,
    remember: { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) },
  };
}

const openOf = async ({ gateway }: Turn): Promise<readonly Reminder[]> =>
  (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);

async function talkedOf(turn: Turn): Promise<Reminder | undefined> {
  const { focus } = turn.conversation;
  const target = focus?.kind === 'reminders' ? oneIn(focus) : undefined;
  if (!target) return undefined;
  return (await openOf(turn)).find(
    ({ id, occurrence }) => id === target.id && occurrence === target.occurrence,
  );
}

/** The one thing that all its words name; of what comes again, that of the day that she says. */
async function named(turn: Turn): Promise<Reminder | undefined> {
  const rest = restOf(turn);
  const names = contentWords(rest).filter((word) => !OF_BELIEF.test(word));
  if (names.length === 0 || !IS_NAMED.test(rest.plain)) return undefined;
  const found = likestOrAbout(names, await openOf(turn));
  const [first] = found;
  if (!first || found.some(({ id }) => id !== first.id)) return undefined;
  const isWhole = names.every((word) => likestOrAbout([word], [first]).length > 0);
  const { date } = turn.when;
  const thatDay = found.find((it) => date && wall(it).toPlainDate().equals(date));
  return isWhole ? (thatDay ?? first) : undefined;
}
const OF_BELIEF = /^(?:crei|pensab|cae|caia|toca)/;

const restOf = ({ said, when }: Turn) => utteranceOf(without(said.text, when.spans));
