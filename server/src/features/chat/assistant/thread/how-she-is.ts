import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import { capital } from '../spanish.ts';
import type { Turn } from '../turn.ts';

const LONGEST = 5;
const SO_SO = new RegExp(inLines`^(?:(?:yo|pues|bueno|ay|aqui|estoy|ya ves|hij[oa]|hoy) )*(?<how>
  regular(?:cillo)?|tirando|asi asi|mal|fatal|aqui|aqui (?:ando|estamos|andamos)|ando
  |vamos tirando|como siempre|pse|psche|ni fu ni fa|mas o menos|pachuch[oa]|floj[oa]
)(?: (?:hij[oa]|como siempre|nada mas|no mas|como puedo))*$`);

/** "Cuánto me alegro", of good news, begins as a question does. */
const GLAD = new RegExp(inLines`^(?:(?:ay|uy|pues|hij[oa]|que bien) )*(?:
  cuanto me alegro|(?:me )?alegro (?:mucho|tanto)|no sabes (?:cuanto|lo que) me alegro
)(?: .{1,30})?$`);

/** "Yo regular", said to "¿qué tal estás?": she is asked on. */
export function howSheIs(turn: Turn): Reply | Promise<Reply> | undefined {
  const { said, conversation } = turn;
  const isTelling = conversation.telling !== undefined || conversation.sorrow !== undefined;
  if (GLAD.test(said.plain) && !isTelling) return respond(turn, 'mood.good');
  const wasAsked = conversation.topic === 'greet' || conversation.topic === 'how.are.you';
  const how = SO_SO.exec(said.plain)?.groups?.how;
  if (!wasAsked || !how || said.words.length > LONGEST) return undefined;
  const echo = /^(?:regular|tirando|mal|fatal|pachuch|floj)/.test(how) ? `${capital(how)}… ` : '';
  return { text: `${echo}Te escucho. ¿Y eso?`, remember: { topic: 'listened', telling: 'other' } };
}
