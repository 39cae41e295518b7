import { namesAnother } from '../../understanding/sends-word.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Respond } from '../skill.ts';
import { listed } from '../spanish.ts';
import type { Turn } from '../turn.ts';
import { listened } from './listening.ts';

export const familyNames: Respond = async ({ gateway }) => {
  const people = await gateway.family();
  if (people.length === 0) {
    return {
      text: 'Todavía no hay nadie apuntado como tu apoyo. En el ayuntamiento lo pueden añadir.',
    };
  }
  return { text: `Las personas que te acompañan aquí: ${listed(people.map(({ name }) => name))}.` };
};

/** Those whom she names, else the one who is talked about: "contéstale que sí". */
async function peopleOrTheOne(turn: Turn): Promise<readonly string[]> {
  const named = await peopleMeant(turn);
  const { person } = turn.conversation;
  return named ?? (person === undefined || namesAnother(turn.said.plain) ? [] : [person]);
}

/** "Me ha llamado mi hija" asks for no call. */
const WAS_CALLED = /\b(?:me|nos) (?:ha|han|habia) llamado\b|\bme llamo mi\b/;

export const familyCall: Respond = async (turn) => {
  if (!turn.asks && WAS_CALLED.test(turn.said.plain)) return listened(turn);
  const [first] = await turn.gateway.family();
  const [meant, ...others] = await peopleOrTheOne(turn);
  // "Llama a la Tomasa": none of hers would be the right one.
  const anybody = namesAnother(turn.said.plain) ? undefined : first?.name;
  const whom = meant && others.length === 0 ? meant : anybody;
  const name = whom ? ` a ${whom}` : '';
  return {
    text: `Yo no puedo llamar por teléfono. Usa tu teléfono para llamar${name}. Puedo mirar si te ha escrito.`,
    choices: ['¿Tengo mensajes?'],
  };
};

/** It sends nothing: it leads to where she says it herself, and sees it before it goes. */
export const familyWrite: Respond = async (turn) => {
  const people = await turn.gateway.family();
  if (people.length === 0) return familyNames(turn);
  const [name, ...others] = await peopleOrTheOne(turn);
  const isKnown = others.length === 0 && people.some((it) => it.name === name);
  const whom = isKnown && people.length > 1 ? ` y elige a ${name}` : '';
  return {
    text: `Toca «Escribir un mensaje»${whom}. Lo dices con tu voz, lo escribes o mandas una foto.`,
    link: 'write-message',
    choices: ['¿Tengo mensajes?'],
  };
};
