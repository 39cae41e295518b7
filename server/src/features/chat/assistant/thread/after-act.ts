import { assentIn } from '../../understanding/assent.ts';
import { without } from '../../understanding/fold.ts';
import {
  EARLIEST,
  eveningOf,
  hourMeant,
  inHalf,
  inOtherHalf,
  NOON,
} from '../../understanding/half-of-day.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { objectionIn } from '../../understanding/objection.ts';
import { wishesSo } from '../../understanding/question.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { retitledAfter } from '../../understanding/retitle.ts';
import { pointsBack, retracts } from '../../understanding/retraction.ts';
import { categoryOf } from '../../understanding/title.ts';
import { asked } from '../confirmation.ts';
import { focusOn } from '../focus.ts';
import { targetOf, wall } from '../occurrence.ts';
import { offer, type Reply } from '../skill.ts';
import { withBareHalf } from '../skills/add-reminder.ts';
import { whenItComes } from '../skills/agenda.ts';
import { oneOf } from '../skills/change-reminder.ts';
import { whatInstead } from '../skills/propose-move.ts';
import { undo } from '../skills/undo.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';
import { idsOf, type Undo } from '../undo-steps.ts';
import { rewritten, written } from '../writes.ts';
import { another } from './another.ts';
import { lastMoment } from './answered-last.ts';
import { correctionAlone, isCorrection } from './correction.ts';
import { oneOfSeveral } from './one-of-several.ts';
import { regrets, takesBack } from './takes-back.ts';
import { isOfAnother, wantsItBack } from './wants-it-back.ts';

/** Messages after an act in which "no, a las diez" is of it, and in which "quita lo que te he dicho antes" is. */
const FRESH = 2;
const REMEMBERED = 8;
const SHORT_NO = 3;
const LONGEST = 12;

/** What she says right after something was written: that it was wrong, or how it should be. */
export async function afterAct(turn: Turn): Promise<Reply | undefined> {
  const { undo: act, sinceAct = 0 } = turn.conversation;
  if (!act || sinceAct > REMEMBERED || turn.said.order) return undefined;
  if (pointsBack(turn.said) && !(await isOfAnother(act, turn))) return undo(turn);
  if (sinceAct > FRESH) return undefined;
  if (await wantsItBack(act, turn)) return undo(turn);
  // "Ay, que no me la he tomado": it was marked, and is not so.
  if (act.kind === 'complete' && isNotDoneYet(turn)) return undo(turn);
  if (takesBack(act, turn)) return undo(turn);
  if (regrets(turn)) return offer('¿Deshago lo que acabo de hacer?', 'undo');
  if (turn.asks && !wishesSo(turn.said)) return undefined;
  const reference = referenceIn(turn.said);
  const isRetracted = reference === 'remove' || retracts(turn.said);
  if (reference === 'wrong') return undo(turn);
  if (isRetracted && !(act.kind === 'move' && MEANS_IT.test(turn.said.plain))) return undo(turn);
  if (isRetracted) return offer('¿Deshago lo que acabo de hacer?', 'undo');
  // It is settled, and nothing more is marked.
  if (sinceAct === 0 && SETTLED.test(turn.said.plain)) {
    return { text: 'Muy bien.' };
  }
  const also = (await another(turn, idsOf(act))) ?? (await oneOfSeveral(act, turn));
  if (also) return also;
  if (SAME_HOUR.test(turn.said.plain) && (act.kind === 'move' || act.kind === 'add')) {
    return stands(act, turn);
  }
  const put = lastMoment(turn);
  // Found at the end of what she tells, it is held out: her yes was to another.
  if (put !== turn) return corrected(act, isCorrection(turn) ? put : { ...put, isPart: true });
  if (isCorrection(turn)) return corrected(act, turn);
  const alone = sinceAct === 0 ? await correctionAlone(turn) : undefined;
  if (alone) return corrected(act, { ...alone, isPart: true });
  const refused = objectionIn(turn.said, turn.when);
  if (refused === 'hour' || refused === 'day') return askedAnew(refused, act, turn);
  const renamed = await rewrittenAs(act, turn);
  if (renamed) return renamed;
  // "Pues nada, hija" has nothing against it.
  const isNothing = turn.said.words.includes('nada');
  const isNo = assentIn(turn.said) === 'no' && turn.said.words.length <= SHORT_NO && !isNothing;
  return isNo && sinceAct === 0 ? offer('¿Deshago lo que acabo de hacer?', 'undo') : undefined;
}

/** "Tengo que deshacer la maleta" is of something else than the pill that was marked. */
const OF_IT = new RegExp(
  inLines`\b(?:me )?l[oa]s? (?:he|habia|tengo|voy|tome|tomo|tomar\S*|hice|hago)\b
    |\b(?:tom|pinch|trag)\p{L}{2,}\b|\b(?:hacer|poner|dar)(?:me)?l[oa]s?\b
    |\b(?:no|sin) (?:\S+ )?(?:hech[oa]|hacer|ido|ir|puesto)\b`,
  'u',
);
const isNotDoneYet = ({ said }: Turn): boolean =>
  !said.text.includes('?') &&
  ((said.isNotDone && OF_IT.test(said.plain)) || TOOK_ANOTHER.test(said.plain));

/** "Quieto, la que me he tragado es la del reúma", which is none of hers. */
const TOOK_ANOTHER = new RegExp(inLines`^(?=
  .*\b(?:no|quiet[oa]|para|espera|ay|uy|me he equivocado)\b
).*\b(?:la|el|lo) que (?:yo )?(?:me )?(?:
  he (?:tomado|tragado|bebido|puesto|hecho)|tome|trague|bebi|puse|hice
) (?:yo )?(?:es|era|fue|ha sido) (?:(?:la|el|lo) del?|otr[oa])\b`);

const SETTLED = new RegExp(inLines`^(?:(?:pues|ea|bueno|vale|hala) )*(?:
  ya esta|pues nada|dejal[oa] (?:asi|como esta|estar)
)(?: (?:ya|hij[oa]|anda|mismo))*$`);

/** "Quítalo" of what was moved may be the whole of it. */
const MEANS_IT = /\b(?:quit|borr|elimin|anul|cancel)ar?(?:me)?l[oa]s?\b/;

/** "A esa hora no": how it should be is asked. */
async function askedAnew(what: 'hour' | 'day', act: Undo, turn: Turn): Promise<Reply | undefined> {
  const ids = idsOf(act);
  const found = (await turn.gateway.reminders()).filter(({ id }) => ids.includes(id));
  const [only, ...more] = found.map(targetOf);
  return only && more.length === 0 ? whatInstead(what, only, only.occurrence) : undefined;
}

const SAME_HOUR = /^(?:(?:y|pues|si|eso) )*a la misma hora\b/;

/** "A la misma hora": as it stands. */
async function stands(act: Undo, turn: Turn): Promise<Reply | undefined> {
  const [id] = idsOf(act);
  const it = (await turn.gateway.reminders()).find((other) => other.id === id);
  return (
    it && { text: `Sí. ${whenItComes(it, turn)}`, remember: { focus: focusOn([targetOf(it)], 0) } }
  );
}

/** "No, es la luz, no el agua": what was just noted is called otherwise. */
async function rewrittenAs(act: Undo, turn: Turn): Promise<Reply | undefined> {
  const { said, when } = turn;
  if (act.kind !== 'add' || said.words.length > LONGEST) return undefined;
  const title = retitledAfter(act.title, without(said.text, when.spans));
  const stands = title && (await turn.gateway.reminders()).find(({ id }) => id === act.id);
  return stands ? rewritten(stands, { title, category: categoryOf(title) }, turn) : undefined;
}

/** The reminder of an act, with the hour or the day that she says now. */
async function corrected(act: Undo, turn: Turn): Promise<Reply | undefined> {
  const ids = idsOf(act);
  const found = (await turn.gateway.reminders()).filter(({ id }) => ids.includes(id));
  const [only] = found;
  if (!only) return undefined;
  if (found.length > 1) return oneOf('move', found, turn);
  const target = targetOf(only);
  const { recurrency, weekdays } = turn.when;
  if (recurrency !== 'none') return rewritten(only, { recurrency, weekdays: [...weekdays] }, turn);
  if (isUnusualHalf(target, turn)) return whatInstead('hour', target, target.occurrence);
  const { to, isSure } = correctedTo(target, turn);
  const move = { kind: 'move', target, to } as const;
  // The yes to it was given a moment ago; what is in doubt is asked all the same.
  return isSure && !turn.isPart ? written(move, turn) : asked(move, turn);
}

/** "Por la mañana", of what is at five in the evening. */
function isUnusualHalf(target: Target, turn: Turn): boolean {
  const { time, part, shift } = withBareHalf(turn);
  if (time || !part || shift !== undefined) return false;
  return inOtherHalf(wall(target).toPlainTime(), part, turn.said.plain) === undefined;
}

/** "De la tarde" is of the hour that stands, "el jueves" keeps it, "a las ocho" keeps the day. */
function correctedTo(target: Target, turn: Turn) {
  const when = withBareHalf(turn);
  const stands = wall(target);
  if (when.shift !== undefined && !when.time) {
    const to = stands.add({ minutes: when.shift }).toString({ smallestUnit: 'minute' });
    return { to, isSure: true };
  }
  const day = when.date ?? stands.toPlainDate();
  const { time, isSure } = hourOf(target, turn, day);
  return { to: day.toPlainDateTime(time).toString({ smallestUnit: 'minute' }), isSure };
}

/** What stands so late is of the evening at any hour. */
const EVENING = 17;

function hourOf(target: Target, turn: Turn, day: Temporal.PlainDate) {
  const when = withBareHalf(turn);
  const stands = wall(target).toPlainTime();
  if (!when.time) {
    return { time: when.part ? inHalf(stands, when.part) : stands, isSure: true };
  }
  const now = turn.now.toPlainDateTime();
  const meant = hourMeant({
    time: when.time,
    isSure: when.isTimeSure === true,
    title: target.title,
    isOfAnotherDay: !day.equals(now.toPlainDate()),
  });
  const isOver = Temporal.PlainDateTime.compare(day.toPlainDateTime(meant.time), now) <= 0;
  // Whoever corrects eight to eight means the other eight, and nobody means what has gone by.
  const isOther = meant.time.equals(stands) || isOver;
  const canBeEvening = when.isTimeSure !== true && meant.time.hour < 12;
  const isEvening = stands.hour >= EVENING || (stands.hour >= NOON && !meant.isSure);
  const isLate = isEvening && meant.time.hour >= EARLIEST;
  return (isOther || isLate) && canBeEvening
    ? {
        time: inHalf(meant.time, eveningOf(meant.time) === 'de la tarde' ? 'tarde' : 'noche'),
        isSure: true,
      }
    : { ...meant, isSure: meant.isSure || when.date === undefined };
}
