import type { Reminder } from '@encina/contract/reminders';
import { clausesOf } from '../../understanding/clauses.ts';
import { NUMBER } from '../../understanding/clock-words.ts';
import { fold, without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { daysFromIt } from '../../understanding/relative-day.ts';
import { categoryOf } from '../../understanding/title.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { draftOf } from '../draft-of.ts';
import { wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { saysWhen, withBareHalf } from '../skills/add-reminder.ts';
import { namedIn } from '../skills/agenda.ts';
import { merged, readBack } from '../skills/draft.ts';
import { counted } from '../spanish.ts';
import type { Draft } from '../step.ts';
import type { Turn } from '../turn.ts';
import { namesNothing } from './names-nothing.ts';

/** A second reminder of what is talked about: "y mañana también", "avísame un día antes". */

const ALSO = /\btambien\b/;
/** "No, eso es para hoy, a las ocho también": in place of what stands. */
const INSTEAD = new RegExp(inLines`^(?:(?:ay|uy|huy|que|pues|espera|perdona|hij[oa]|mujer) )*(?:
    no (?:(?:que|hij[oa]|mujer|espera) )*|que )?(?:es[aeo] )?(?:es|era|sea|son|va|iba)\b
  |^(?:(?:ay|uy|huy|que|pues) )*no\b`);

/** The same at another moment, beside the one that stands. */
export async function another(turn: Turn, ids: readonly string[]): Promise<Reply | undefined> {
  const when = withBareHalf(turn);
  const { plain } = turn.said;
  if (!ALSO.test(plain) || INSTEAD.test(plain) || !saysWhen(when) || !namesNothing(turn))
    return undefined;
  const it = (await turn.gateway.reminders()).find(({ id }) => ids.includes(id));
  if (!it) return undefined;
  return readBack(merged(draftLike(it, it.title), when, turn), turn);
}

const draftLike = (it: Reminder, title: string): Draft => ({
  ...draftOf(it),
  ...{ title, category: categoryOf(title), recurrency: 'none', weekdays: [], times: undefined },
});

/** "Recuérdamela", "cuando baje avísame": without its moment and why. */
const REMINDS_OF_IT = new RegExp(
  inLines`^(?:(?:y|pues|anda|oye|bueno|entonces|venga|ea|vale|hij[oa]|luego|por favor) )*(?:(?:
    cuando|en cuanto|antes de que
  ) (?:(?:me|se|lo|la) )?\p{L}+(?: (?:a|de|la|el|del|al|mi) \p{L}+)* )?(?:
    (?:arr?e|re|a)?cuerda(?:me|nos)l[oa]s?|avisame(?: de (?:ell?[oa]|es[oa]))?
    |(?:re|a)cuerdame(?: de)? (?:es[oa])|me l[oa]s? recuerdas
  )(?: (?:otra vez|de nuevo|anda|por favor|hij[oa]|para|pa|si puedes))*$`,
  'u',
);

/** "Recuérdamela dentro de un cuarto de hora", of a reminder that is talked about: the same at that moment, too. */
export async function remindedOfIt(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation } = turn;
  if (!saysWhen(when) || (conversation.undo && conversation.sinceAct === 0)) return undefined;
  const [order = '', ...others] = clausesOf(without(said.text, when.spans)).filter((it) =>
    /\p{L}/u.test(it),
  );
  const isWhy = others.every((it) => WHY.test(utteranceOf(it).plain));
  if (!isWhy || !REMINDS_OF_IT.test(utteranceOf(order).plain)) return undefined;
  const it = await inFocus(turn);
  return it && readBack(merged(draftLike(it, it.title), when, turn), turn);
}
const WHY = /^(?:que|porque|pues|por favor|anda|hij[oa]|gracias|si)\b/;

const BEFOREHAND = new RegExp(
  inLines`\b(?:avis|recuerd|apunt|di|anot|pon)\p{L}*\b.*\b(?:
    (?:${NUMBER}) dias? antes|el dia (?:de )?antes|el dia anterior|la vispera
  )\b`,
  'u',
);
const EVE = /\b(?:la vispera|el dia (?:de )?antes|el dia anterior)\b/;

/** "Avísame un día antes": what is to come is noted on the day before, as what comes tomorrow. */
export async function beforehand(turn: Turn): Promise<Reply | undefined> {
  const folded = fold(turn.said.text);
  const shortly = await shortlyBefore(turn);
  if (shortly) return shortly;
  if (!BEFOREHAND.test(turn.said.plain)) return undefined;
  const it = (await namedIn(turn)) ?? (await inFocus(turn));
  const days = EVE.test(turn.said.plain) ? -1 : (daysFromIt(folded)?.days ?? 0);
  if (!it || days >= 0) return undefined;
  const away = days === -1 ? 'Mañana' : `Dentro de ${counted(-days, 'día', 'días')}`;
  const date = wall(it).toPlainDate().add({ days }).toString();
  const draft = { ...draftLike(it, `${away}: ${it.title}`), date };
  const { time, isTimeSure } = turn.when;
  const at = time
    ? merged(
        draft,
        { recurrency: 'none', weekdays: [], spans: [], time, isTimeSure: isTimeSure === true },
        turn,
      )
    : draft;
  return readBack(at, turn);
}

const SHORTLY =
  /\b(?:avis|recuerd|record|apunt|anot)\p{L}*\b.*\b(?:horas?|minutos|media|cuarto|rato) antes\b/u;

/** "Avísame una hora antes", of what is talked about or named: a second reminder, of the same at that hour. */
async function shortlyBefore(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation } = turn;
  const { shift } = when;
  if (!SHORTLY.test(said.plain) || shift === undefined || shift >= 0) return undefined;
  if (conversation.undo && conversation.sinceAct === 0) return undefined;
  const it = (await namedIn(turn)) ?? (await inFocus(turn));
  if (!it) return undefined;
  const at = wall(it).add({ minutes: shift });
  const time = at.toPlainTime().toString().slice(0, 5);
  return readBack({ ...draftLike(it, it.title), date: at.toPlainDate().toString(), time }, turn);
}

async function inFocus({ conversation: { focus }, gateway }: Turn): Promise<Reminder | undefined> {
  if (focus?.kind !== 'reminders') return undefined;
  const target = focus.among.length === 1 ? focus.among[0] : focus.among[focus.at ?? -1];
  return (await gateway.reminders()).find(({ id }) => id === target?.id);
}
