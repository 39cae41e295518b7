import { clausesBySigns } from '../../understanding/parts.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { peopleMeant, theOneTalkedOf } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';

/** "Dile a Rosario que la espero con el puchero", "y la llamas mejor": an order, whatever it is about. */

const LEAD =
  '^(?:(?:y|o|pues|anda|ea|ay|oye|mira|no|si|venga|vale|bueno|mejor|ahora|luego|entonces|por favor|hij[oa]|hermos[oa]|encina|uf+|ah|en realidad|de paso|ya que estas|que|tambien) )*';
const TO =
  '(?:(?:tu|usted|un|una|algo|unas|mensaje|recado|lineas|letras|nota|corriendo|ahora|mejor|por mi|de mi parte) )*al? ';
const CALLS = new RegExp(
  `${LEAD}(?:(?:me )?(?:llama[sr]?|llame|telefone[ae]) al? |(?:(?:te|le) importa |puedes |podrias )?(?:me )?(?:pon(?:er|es)?|ponga|comunica|comunique)(?:me)? (?:(?:en (?:comunicacion|contacto)|al telefono|al habla) )?con )`,
);
const CALLS_THEM = new RegExp(
  `${LEAD}(?:l[oae]s? (?:llamo|llamas|llamamos|llame)\\b|(?:voy a |quiero |prefiero )?llam(?:a|e|ar)l[oae]s?\\b)|\\bmejor l[oae]s? llam(?:o|as)\\b`,
);
const WRITES = new RegExp(
  `${LEAD}(?:(?:le )?(?:puedes|podrias) )?(?:(?:di|diga|deci|pon|ponga|poner|escrib[aei]r?|mand[ae]r?|envi[ae]r?|contest[ae]r?|respond[ea]r?)les?|decir|escribe|escriba) ${TO}`,
);
const WRITES_THEM = new RegExp(
  `${LEAD}(?:di|diga|pon|ponga|escrib[ea]|mand[ae]|contest[ae]|respond[ea])le (?:tu |usted )?(?:que|algo|un|una|unas|recado)\\b`,
);

export async function toSomebody(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation } = turn;
  if (said.order || conversation.pending) return undefined;
  for (const clause of clausesBySigns(said.text)) {
    const part = { ...turn, said: utteranceOf(clause) };
    const intent = (await ofOneNamed(part)) ?? (await ofTheOne(part));
    if (intent) return respond(part, intent);
  }
  return undefined;
}

type Wanted = 'family.call' | 'family.write' | undefined;

async function ofOneNamed(part: Turn): Promise<Wanted> {
  const wanted = wantedBy(part, CALLS, WRITES);
  return wanted && (await peopleMeant(part))?.length === 1 ? wanted : undefined;
}

async function ofTheOne(part: Turn): Promise<Wanted> {
  const wanted = wantedBy(part, CALLS_THEM, WRITES_THEM);
  return wanted && (await theOneTalkedOf(part)) ? wanted : undefined;
}

function wantedBy({ said: { plain } }: Turn, calls: RegExp, writes: RegExp): Wanted {
  if (calls.test(plain)) return 'family.call';
  return writes.test(plain) ? 'family.write' : undefined;
}
