import { utteranceOf } from '../../understanding/utterance.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';

const ASKS =
  /^(?:(?:y|pues|oye|bueno|dime) )*(?:(?:que|algo|tengo|hay|me toca|tengo algo|hay algo) )*(antes|despues) de(?:l|) (?:(?:la|el|los|las|lo de|lo del|ir al?|lo) )*(.+)$/;

/** "¿Y antes de los pies?": what there is on the same day before or after what she names. */
export async function beforeIt(turn: Turn): Promise<Reply | undefined> {
  const [, where, named = ''] = ASKS.exec(turn.said.plain) ?? [];
  const names = contentWords(utteranceOf(named));
  if (!where || names.length === 0 || !(turn.asks || turn.said.text.includes('?')))
    return undefined;
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const [it] = likestOrAbout(names, open);
  if (!it) return undefined;
  const ofItsDay = open.filter((other) => wall(other).toPlainDate().equals(wall(it).toPlainDate()));
  const others = ofItsDay
    .filter((other) => other.occurrence !== it.occurrence)
    .filter((other) => other.occurrence < it.occurrence === (where === 'antes'))
    .toSorted((a, b) => a.occurrence.localeCompare(b.occurrence));
  const next = where === 'antes' ? others.at(-1) : others[0];
  const remember = { focus: focusOn([targetOf(next ?? it)], 0), topic: 'agenda.day' } as const;
  if (next) return { text: whenItComes(next, turn), remember };
  const words = where === 'antes' ? 'antes' : 'después';
  return { text: `Ese día no tienes nada ${words} de «${it.title}».`, remember };
}
