import { inLines } from '../../understanding/in-lines.ts';
import { focusOn } from '../focus.ts';
import { contentWords } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, namedIn, whenItComes } from '../skills/agenda.ts';
import { counted, listed } from '../spanish.ts';
import type { Turn } from '../turn.ts';

/** "¿Cuánto falta para la gimnasia?": when it is, and how long until then. */

const LENGTH = '(?:cuanto(?: tiempo)?|cuant[oa]s (?:dias|horas)|mucho|poco)';
const HOW_LONG = inLines`(?:
  (?:en |de )?${LENGTH} (?:me |nos )?(?:faltan?|quedan?|hay)|(?:faltan?|quedan?) ${LENGTH}
)`;
const ASKS = new RegExp(`\\b${HOW_LONG}\\b`);
/** "¿Y falta mucho?", of what was just told. */
const OF_IT = new RegExp(
  inLines`^(?:(?:y|pues|entonces|oye|ay|uy|pero|hij[oa]) )*${HOW_LONG}(?: (?:
    para (?:eso|es[ae]|ell[oa]|entonces|ir)|todavia|aun|ya|hij[oa]
  ))*(?: o (?:es|no|poco|ya)\b.*)?$`,
);
const SAYS_IT = /^(?:falta|queda|tiempo|mucho|poco)/;

export async function howLong(turn: Turn): Promise<Reply | undefined> {
  const { said, gateway, conversation } = turn;
  if (said.order || !ASKS.test(said.plain)) return undefined;
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const names = contentWords(said).filter((word) => !SAYS_IT.test(word));
  const { focus } = conversation;
  const among = focus?.kind === 'reminders' ? focus.among : [];
  const target = among.length === 1 ? among[0] : among[focus?.at ?? -1];
  const it = OF_IT.test(said.plain)
    ? open.find(({ id, occurrence }) => id === target?.id && occurrence === target.occurrence)
    : await called(names, turn);
  if (!it) return undefined;
  const left = untilThen(wall(it), turn.now.toPlainDateTime());
  return {
    text: `${whenItComes(it, turn)}${left}`,
    remember: { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) },
  };
}

const called = async (names: readonly string[], turn: Turn) =>
  names.length > 0 ? namedIn(turn) : undefined;

/** Days are counted as nights are: what is tomorrow is a day away. */
function untilThen(then: Temporal.PlainDateTime, now: Temporal.PlainDateTime): string {
  if (Temporal.PlainDateTime.compare(then, now) <= 0) return '';
  const { days } = now.toPlainDate().until(then.toPlainDate());
  const { hours, minutes } = now.until(then, { largestUnit: 'hours', smallestUnit: 'minutes' });
  const parts =
    days > 0
      ? [[days, 'día', 'días'] as const]
      : [[hours, 'hora', 'horas'] as const, [minutes, 'minuto', 'minutos'] as const];
  const some = parts.filter(([count]) => count > 0);
  const verb = some[0]?.[0] === 1 ? 'Falta' : 'Faltan';
  return some.length === 0
    ? ''
    : ` ${verb} ${listed(some.map(([count, one, many]) => counted(count, one, many)))}.`;
}
