import type { Reminder } from '@encina/contract/reminders';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { focusOn, oneIn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';

/** What comes before or after one of her reminders: "¿y después de eso qué tengo?", "¿antes del podólogo tengo algo?". */

const IT = '(?:eso|es[ae]|esto|ell[ao]|aquello)';
const OF_IT = new RegExp(
  inLines`^(?:(?:y|pues|entonces|oye|ah|bueno|vale|anda) )*(?:(?:
      (?:lo |la |el )?que|algo|cual
    ) (?:\S+ ){0,3})?(?<side>antes|despues|luego)(?: de ${IT})?(?: (?:
      que|algo|cual|hay|tengo|me|toca|tocaba|viene|va|queda|sigue|circula|mas|nada|otra cosa|ya
    ))*$
    |^(?:(?:y|pues|entonces) )*(?<other>antes|despues) de ${IT}(?: \S+){0,9}$
    |^(?:(?:y|pues|entonces) )*(?:(?:el|la|lo|que|cual|es) )*(?<next>siguiente|anterior) a (?:
      ${IT}|est[ae]
    )$
    |\b(?:tengo|tenia|hay|habia|toca|tocaba|hacer)\b.* (?<far>antes|despues)(?: (?:
      de ${IT}|a|por|algo|nada|otra|cosa|mas|hacer|que|ya|no
    ))*$`,
);
const OF_NAMED =
  new RegExp(inLines`\b(?<side>antes|despues) (?:del?|de (?:la|las|los|lo|mi)) (?:de )?(?:(?:
    la|el|los|las
  ) )?(?<thing>\S+(?: del? (?:la |los |las )?\S+)?)`);
/** "¿Y después de la gimnasia, qué?": nothing else is said. */
const ONLY_THAT =
  new RegExp(inLines`^(?:(?:y|pues|entonces|ah|vale|ya) )*(?:que (?:hay |tengo |viene )?)?(?:
    antes|despues|luego
  ) (?:del?|de (?:la|las|los|lo|mi)) \S+(?: del? (?:la |los |las )?\S+)?(?: (?:que|cual))?$`);
/** What she asks for is what there is, and not where she put the keys. */
const WHAT_THERE_IS =
  /\b(?:tengo|hay|me (?:toca|queda)|toca|algo|alguna cosa|que mas|nada|que viene|que va)\b/;

/** Dictated, no sign says that it asks. */
const QUE_HAY = /\bque (?:tengo|hay|me toca|me queda|toca)\b/;

export async function aroundIt(turn: Turn): Promise<Reply | undefined> {
  const { said, when } = turn;
  const isMoment = when.date ?? when.time ?? when.meal ?? when.period;
  const goesOn = /^y /.test(said.plain) && turn.conversation.telling === undefined;
  const isOnlyThat = ONLY_THAT.test(said.plain);
  const isShort = isOnlyThat || OF_IT.test(said.plain);
  const isAsked = goesOn || /^(?:luego|despues|antes) que$/.test(said.plain);
  const asks = turn.asks || QUE_HAY.test(said.plain) || (isAsked && isShort);
  if (!asks || said.order || isMoment !== undefined || turn.conversation.pending) return undefined;
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const ofIt = OF_IT.exec(said.plain)?.groups;
  const asksForAll = isOnlyThat || WHAT_THERE_IS.test(said.plain);
  const ofNamed = asksForAll ? OF_NAMED.exec(said.plain)?.groups : undefined;
  const it = ofIt ? oneIn(turn.conversation.focus) : named(ofNamed?.thing, open);
  const side = ofIt?.side ?? ofIt?.other ?? ofIt?.next ?? ofIt?.far ?? ofNamed?.side;
  if (!it || !side) return undefined;
  return side === 'antes' || side === 'anterior' ? before(it, open, turn) : after(it, open, turn);
}

interface Place {
  readonly occurrence: string;
  readonly title: string;
}

const named = (thing: string | undefined, open: readonly Reminder[]): Place | undefined =>
  thing ? likestOrAbout(contentWords(utteranceOf(thing)), open)[0] : undefined;

function before(it: Place, open: readonly Reminder[], turn: Turn): Reply {
  const day = it.occurrence.slice(0, 10);
  const found = open.filter(
    ({ occurrence }) => occurrence.startsWith(day) && occurrence < it.occurrence,
  );
  if (found.length > 0) return told(found, turn);
  const text = `Antes de «${it.title}», ese día, no tienes nada apuntado.`;
  const last = open
    .filter(({ occurrence }) => occurrence < it.occurrence && isAhead(occurrence, turn))
    .toSorted((a, b) => (a.occurrence < b.occurrence ? 1 : -1))[0];
  if (!last) return { text };
  const reply = told([last], turn);
  return { ...reply, text: `${text} Lo anterior: ${reply.text}` };
}

const isAhead = (occurrence: string, { now }: Turn): boolean =>
  Temporal.PlainDateTime.compare(occurrence, now.toPlainDateTime()) > 0;

function after(it: Place, open: readonly Reminder[], turn: Turn): Reply {
  const next = open
    .filter(({ occurrence }) => occurrence > it.occurrence)
    .toSorted((a, b) => (a.occurrence < b.occurrence ? -1 : 1))[0];
  if (next) {
    const reply = told([next], turn);
    return { ...reply, text: `Después, ${reply.text.replace(next.title, (it) => `«${it}»`)}` };
  }
  return { text: `Después de «${it.title}» no tienes nada apuntado.` };
}

const told = (found: readonly Reminder[], turn: Turn): Reply => ({
  text: found.map((it) => whenItComes(it, turn)).join('\n'),
  remember: {
    topic: 'agenda.day',
    focus: focusOn(found.map(targetOf), found.length === 1 ? 0 : null),
  },
});
