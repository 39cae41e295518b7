import { MINUTES, minutesOf } from '../understanding/clock-words.ts';
import { inLines } from '../understanding/in-lines.ts';
import type { Utterance } from '../understanding/utterance.ts';
import type { When } from '../understanding/when.ts';
import type { Conversation } from './context.ts';
import { standingIn } from './refused.ts';

const MINUTES_ONLY = new RegExp(inLines`^(?:(?:
  no|pues|ay|uy|que|mejor|digo|perdona|bueno|eso|es|era|son|pero|si|vale|hij[oa]|mujer
) )*(?:a )?(?:(?<sign>y|menos) (?<minutes>${MINUTES})|en punto)(?: (?:
  mejor|hij[oa]|mujer|perdona|por favor|que sea
))*(?: (?:que|porque) (?:es|soy|esta|somos|son|si no|asi|llega|tarda|viene)\b(?!.*\ba las?\b).*)?$`);

/** "Y media", "y veinte, que es tardón", of the hour that is held out or was noted a moment ago. */
export function withMinutes(when: When, { plain }: Utterance, conversation: Conversation): When {
  const found = MINUTES_ONLY.exec(plain);
  const { time } = (found && standingIn(conversation)) || {};
  if (!found || !time) return when;
  const { sign, minutes } = found.groups ?? {};
  const hour = Temporal.PlainTime.from(time).with({ minute: 0 });
  const meant = hour.add({ minutes: minutesOf(minutes) * (sign === 'menos' ? -1 : 1) });
  return { ...when, time: meant, isTimeSure: true };
}
