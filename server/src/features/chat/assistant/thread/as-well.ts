import { fold, without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { completed } from '../../understanding/in-place.ts';
import { RELATIONS } from '../../understanding/relations.ts';
import { titleIn } from '../../understanding/title.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { draftOf } from '../draft-of.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { oneOf } from '../skills/change-reminder.ts';
import { merged, readBack, titled } from '../skills/draft.ts';
import type { Turn } from '../turn.ts';
import { asMoved, isOfOne } from './same-act.ts';

const OTHER_TOO = new RegExp(inLines`^(?:(?:y|pues|bueno|ahora|ya que estas|ea) )*(?:
  (?:el|la|lo) otr[oa](?: \S+)? tambien|tambien (?:el|la|lo) otr[oa]
)$`);
/** "Podólogo igual", "y lo mismo con la gimnasia", "la misa también". */
const ONE =
  '(?:(?:el|la|lo|los|las|mi)(?: del?(?: la| los)?)? )?\\p{L}{3,}(?: \\p{L}{3,}| de \\p{L}+| del \\p{L}+)?';
const SAME = '(?:(?:haz(?:me)?|hazle|quiero|pon) )?(?:(?:lo|eso) mismo|igual|identico|idem)';
const NAMED_TOO = new RegExp(
  inLines`^(?:(?:y|pues|bueno|ahora|ea|oye|por favor|luego|despues) )*(?:
    ${ONE} (?:tambien|${SAME})|(?:tambien|${SAME}) (?:(?:con|para|de|del|a|al) )?${ONE}
    |(?:con|del|de|a|al) ${ONE} ${SAME}
  )(?: (?:al?|para|el|por favor|hij[oa]|anda))*$`,
  'u',
);

const THING = inLines`((?:el|la|los|las|un|una|unos|unas|al?|lo del?) (?!otr)\S+(?: (?:
    de|del|con|para|a|la|el|las|los|mi
  ) \S+
  | \p{L}+
)?)`;
const NEW_TOO = new RegExp(
  inLines`^(?:(?:pues|ah|ay|bueno|hij[oa]) )*y (?:(?:ahora|pues) )?(?:
    ${THING} tambi[eé]n|tambi[eé]n ${THING}
  )(?: (?:hij[oa]|por favor|anda))*$`,
  'u',
);

/** Whoever was to be called is named with "a", and nothing else is. */
function goesWith(title: string, thing: string): boolean {
  const isPerson = RELATIONS.test(fold(thing));
  const isNamed = contentWords(utteranceOf(thing)).length > 0 || isPerson;
  return isNamed && /^al? /.test(thing) === /^\S+ al? /.test(title);
}

/** "Y el pan también", right after the milk was noted: that is held out for the same moment. */
async function alsoNoted(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation, gateway } = turn;
  const { undo: act, sinceAct } = conversation;
  if (sinceAct !== 0 || act?.kind !== 'add' || turn.asks) return undefined;
  const rest = without(said.text, when.spans)
    .replace(/[\s,.;:!¡]+/gu, ' ')
    .trim();
  const found = NEW_TOO.exec(rest.toLowerCase());
  const thing = found?.[1] ?? found?.[2];
  const all = await gateway.reminders();
  const it = all.find(({ id }) => id === act.id);
  if (!it || !thing || !goesWith(act.title, thing)) return undefined;
  if (likest(contentWords(utteranceOf(thing)), all).length > 0) return undefined;
  const title = titleIn(completed(act.title, thing), []);
  return title
    ? readBack(merged({ ...draftOf(it), ...titled(title) }, when, turn), turn)
    : undefined;
}

/** "Y la otra también", right after one was removed or marked: of the other the same is asked. */
export async function asWell(turn: Turn): Promise<Reply | undefined> {
  const { undo: act, sinceAct, focus } = turn.conversation;
  if (act?.kind === 'add') return alsoNoted(turn);
  if (sinceAct !== 0 || !act || !isOfOne(act)) return undefined;
  const { plain } = utteranceOf(without(turn.said.text, turn.when.spans));
  const gone = act.kind === 'remove' ? act.id : act.target.id;
  const read = focus?.kind === 'reminders' ? focus.among.filter(({ id }) => id !== gone) : [];
  const there = await standing(turn, gone);
  const among = there.filter(({ id }) => read.some((it) => it.id === id));
  const named = NAMED_TOO.test(plain) ? likest(contentWords(turn.said), there) : [];
  const meant = OTHER_TOO.test(plain) ? among : named;
  if (meant.length === 0) return undefined;
  return oneOf(act.kind, meant, act.kind === 'move' ? asMoved(act, turn) : turn);
}

/** What there is beside it, of today first. */
export async function standing({ gateway }: Turn, gone: string) {
  const there = (await gateway.agenda(1)).filter(({ id }) => id !== gone);
  const later = (await gateway.reminders()).filter(
    ({ id }) => id !== gone && !there.some((it) => it.id === id),
  );
  return [...there, ...later];
}
