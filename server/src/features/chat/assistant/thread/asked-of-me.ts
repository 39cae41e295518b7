import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';

/** "¿Me quieres?", "¿me echas de menos?", "¿eres mi amiga?" */
const FOND_OF_HER = new RegExp(inLines`^(?:(?:y|oye|tu|dime|anda|pero|hij[oa]|encina|a mi) )*(?:
  me (?:quieres|aprecias|echas de menos|echarias de menos|tienes cariño)
  |eres (?:mi )?amig[oa](?: mi[oa])?|somos amig[oa]s
)(?: (?:tu|mucho|un poco|a mi|de verdad|verdad))*$`);

/** It is a program, and says so: what it can give is its time. */
export const askedOfMe = ({ said }: Turn): Reply | undefined =>
  FOND_OF_HER.test(said.plain)
    ? {
        text: 'Soy un programa, y no puedo querer como quiere una persona. Pero aquí me tienes siempre que quieras hablar.',
        choices: ['Llamar a mi familia'],
      }
    : undefined;
