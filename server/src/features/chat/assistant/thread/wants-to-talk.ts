import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';

const CALL = new RegExp(
  inLines`^(?:(?:no|pues|oye|ay|mejor|y|anda|hij[oa]|yo|ahora) )*(?:(?:
    quiero|queria|quisiera|necesito|me gustaria|tengo ganas de|me apetece
  )(?: yo)? )?(?:llamar|telefonear|hablar(?: (?:un (?:rato|ratito|poco|poquito)|yo))? con)(?: (?:
    al?|la|el|mi|por telefono
  ))* \p{L}+(?: \p{L}+)?$`,
  'u',
);

/** "Llamar Rosario", "quería hablar un rato con la Carmen, que…": without a day or an hour it is no reminder. */
export async function wantsToTalk(turn: Turn): Promise<Reply | undefined> {
  const said = utteranceOf(turn.said.text.replace(/,\s*(?:que|porque|es que|a ver)\b.*$/iu, ''));
  if (!CALL.test(said.plain)) return undefined;
  const { date, time, part, period } = whenIn(said.text, turn.now.toPlainDateTime());
  if (date ?? time ?? part ?? period) return undefined;
  const people = await peopleMeant({ ...turn, said });
  return people?.length === 1 ? respond({ ...turn, said }, 'family.call') : undefined;
}
