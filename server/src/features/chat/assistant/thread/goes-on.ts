import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { aboutMessages } from './about-messages.ts';
import { aboutReminders } from './about-reminders.ts';
import { actAndThing } from './act-and-thing.ts';
import { afterAct } from './after-act.ts';
import { beforehand, remindedOfIt } from './another.ts';
import { aroundIt } from './around-it.ts';
import { asWell } from './as-well.ts';
import { askedOfMe } from './asked-of-me.ts';
import { asksAgain } from './asks-again.ts';
import { atALoss } from './at-a-loss.ts';
import { believed } from './believed.ts';
import { cannotDial } from './cannot-dial.ts';
import { doneAlone } from './done-alone.ts';
import { doneOfIt } from './done-of-it.ts';
import { fallsThrough } from './falls-through.ts';
import { howLong } from './how-long.ts';
import { howSheIs } from './how-she-is.ts';
import { inPassing, pleased } from './in-passing.ts';
import { inSorrow } from './in-sorrow.ts';
import { inTelling } from './in-telling.ts';
import { isItDone } from './is-it-done.ts';
import { isItThen } from './is-it-then.ts';
import { itIsSo } from './it-is-so.ts';
import { lostThing } from './lost-thing.ts';
import { namedAct } from './named-act.ts';
import { namedAlone } from './named-alone.ts';
import { notThatBut } from './not-that-but.ts';
import { notThatMessage } from './not-that-message.ts';
import { notThenBut } from './not-then-but.ts';
import { notedLast } from './noted-last.ts';
import { ofAFeast } from './of-a-feast.ts';
import { ofSomebody } from './of-somebody.ts';
import { ofTheDate } from './of-the-date.ts';
import { onAMessage } from './on-a-message.ts';
import { onASlip } from './on-a-slip.ts';
import { onlyTells } from './only-tells.ts';
import { otherTold } from './other-told.ts';
import { refusesIt } from './refuses-it.ts';
import { saidInMessages } from './said-in-messages.ts';
import { stillThere } from './still-there.ts';
import { takenUp } from './taken-up.ts';
import { thereIs } from './there-is.ts';
import { toldBefore } from './told-before.ts';
import { toldOtherwise } from './told-otherwise.ts';
import { waitsFor } from './waits-for.ts';
import { wantsToTalk } from './wants-to-talk.ts';
import { whatToWrite } from './what-to-write.ts';
import { whoIs } from './who-is.ts';

/**
 * Where no question of ours waits: what she says of what was talked about, without naming it. First of what was just
 * done, then of whom she names, then of the messages, reminders or sorrow of before, and then what needs none of it.
 * @returns undefined where she begins something of its own
 */
export async function goesOn(turn: Turn): Promise<Reply | undefined> {
  for (const move of [
    takenUp,
    onlyTells,
    wantsToTalk,
    asksAgain,
    askedOfMe,
    ofAFeast,
    lostThing,
    toldBefore,
    whatToWrite,
    beforehand,
    remindedOfIt,
    asWell,
    notThatBut,
    stillThere,
    fallsThrough,
    isItDone,
    afterAct,
    doneAlone,
    doneOfIt,
    notThenBut,
    otherTold,
    namedAct,
    actAndThing,
    notedLast,
    refusesIt,
    notThatMessage,
    cannotDial,
    howSheIs,
    ofTheDate,
    howLong,
    saidInMessages,
    whoIs,
    waitsFor,
    ofSomebody,
    aboutMessages,
    believed,
    itIsSo,
    isItThen,
    aroundIt,
    thereIs,
    toldOtherwise,
    aboutReminders,
    namedAlone,
    pleased,
    atALoss,
    onASlip,
    inSorrow,
    inTelling,
    onAMessage,
    inPassing,
  ]) {
    const reply = await move(turn);
    if (reply) return reply;
  }
  return undefined;
}
