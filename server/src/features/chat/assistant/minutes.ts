import { inLines } from '../understanding/in-lines.ts';
import type { Utterance } from '../understanding/utterance.ts';
import type { When } from '../understanding/when.ts';
import type { Conversation } from './context.ts';
import { standingIn } from './refused.ts';

const MINUTES_ONLY = new RegExp(inLines`^(?:(?:
  no|pues|ay|uy|que|mejor|digo|perdona|bueno|eso|es|era|son|pero|si|vale|hij[oa]|mujer
) )*(?:a )?(?:y (media|cuarto)|(menos cuarto)|en (punto))(?: (?:
  mejor|hij[oa]|mujer|perdona|por favor|que sea
))*$`);
const HALF = 30;
const QUARTER = 15;

/** "Y media", of the hour that is held out or was noted a moment ago. */
export function withMinutes(when: When, { plain }: Utterance, conversation: Conversation): When {
  const [, past, before] = MINUTES_ONLY.exec(plain) ?? [];
  const { time } = (MINUTES_ONLY.test(plain) && standingIn(conversation)) || {};
  if (!time) return when;
  const hour = Temporal.PlainTime.from(time).with({ minute: 0 });
  const part = past === 'media' ? HALF : QUARTER;
  const minutes = past || before ? part : 0;
  const meant = before ? hour.subtract({ minutes }) : hour.add({ minutes });
  return { ...when, time: meant, isTimeSure: true };
}
