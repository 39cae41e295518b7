import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';

const CANNOT = new RegExp(
  inLines`\bno (?:me )?(?:
    se|acuerdo(?: de)?|acierto a|atino a|puedo|apaño (?:a|con|para)|entiendo con|aclaro con|tengo
    |encuentro|veo
  )(?: (?:como|ya|bien|yo))*(?: se)? (?:
    marc\p{L}+|llam\p{L}+|(?:el|su|mi|los|ese) (?:numeros?|telefono|movil|aparato)|telefono|movil
  )\b`,
  'u',
);

/** "Es que no sé marcar", of the call that nobody but she can make: who could help her with it, and what she can do here. */
export function cannotDial({ said, asks, conversation }: Turn): Reply | undefined {
  if (asks || said.order || conversation.topic !== 'family.call' || !CANNOT.test(said.plain))
    return undefined;
  return {
    text: 'Pide a alguien que esté contigo que te marque. O le escribes desde aquí: toca «Escribir un mensaje».',
    link: 'write-message',
    remember: { topic: 'family.call' },
  };
}
