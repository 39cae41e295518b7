import { RELATIONS } from '../../understanding/relations.ts';
import { plain } from '../../understanding/words.ts';
import { briefer } from '../briefer.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { capital, listed } from '../spanish.ts';
import type { Turn } from '../turn.ts';

const WHO_IS = /^(?:(?:y|oye|hij[oa]) )*quien es (?:mi )?\S+$/;
const WHOSE_NAME = /\bcomo se llama(?:n|ba|ban)? mis? (?<who>\S+)$/;
/** Of those who may be dead it is asked, and not only told that nobody noted them. */
const CLOSE = /^(?:marido|mujer|padre|madre|hermano|hermana|abuelo|abuela|hijo|hija)$/;

/** A name that nobody noted is not guessed. */
const notKnown = (who: string): Reply => ({
  text: `Eso no lo tengo apuntado, y no quiero equivocarme. ¿Cómo era tu ${who}? Cuéntame.`,
  remember: { topic: 'listened', telling: 'other' },
});

/** "¿Quién es Marcos?", "¿cómo se llama mi nieta?": as it was noted, and nothing where it was not. */
export async function whoIs(turn: Turn): Promise<Reply | undefined> {
  const { said, gateway } = turn;
  const relation = WHOSE_NAME.exec(said.plain)?.groups?.who;
  if (!relation && !WHO_IS.test(said.plain)) return undefined;
  const named = await peopleMeant(turn);
  const people = (await gateway.family()).filter((it) => named?.includes(it.name) && it.relation);
  if (people.length === 0) return relation && CLOSE.test(relation) ? notKnown(relation) : undefined;
  if (relation && RELATIONS.test(relation)) {
    const verb = people.length > 1 ? 'se llaman' : 'se llama';
    const owner = people.length > 1 ? 'Tus' : 'Tu';
    const text = `${owner} ${relation} ${verb} ${listed(people.map(({ name }) => name))}.`;
    return briefer('family.names', { text, remember: { topic: 'family.names' } }, turn, relation);
  }
  const [one] = people;
  return (
    one &&
    briefer(
      'family.names',
      {
        text: capital(`${one.name} es tu ${plain(one.relation)}.`),
        remember: { topic: 'family.names' },
      },
      turn,
      one.name,
    )
  );
}
