import { inLines } from '../understanding/in-lines.ts';

const IN_AR = inLines`apag|levant|sac|mir|llev|encontr|cur|arregl|cambi|cort|ayud|march|larg|llam
  |habl|lleg|acompañ|revis|repar|mont|escayol|vend|bloque|anul|cancel|cerr|colg|quem`;
const IN_ER = 'recog|atend|cos|reconoc|cog|sub';
const IRREGULAR: readonly (readonly [string, string])[] = [
  ['vi(?:o|eron)', 'visto'],
  ['traj(?:o|eron)', 'traido'],
  ['vin(?:o|ieron)', 'venido'],
  ['dij(?:o|eron)', 'dicho'],
  ['hi(?:zo|cieron)', 'hecho'],
  ['pus(?:o|ieron)', 'puesto'],
  ['di(?:o|eron)', 'dado'],
  ['detuv(?:o|ieron)', 'detenido'],
  ['(?<=\\bse )fue(?:ron)?', 'ido'],
];
const THEIRS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!\\byo (?:l[oa]s? |me |se )?)\\b(${IN_AR})(?:o|aron)\\b`, 'g'), '$1ado'],
  [new RegExp(`\\b(${IN_ER})(?:io|ieron)\\b`, 'g'), '$1ido'],
  ...IRREGULAR.map(([verb, done]) => [new RegExp(`\\b${verb}\\b`, 'g'), done] as const),
];
/** After "que" it is wanted, and not done: "que llame". */
const HERS =
  /(?<!\bque (?:(?:le|les|lo|la|me) )?)\b(?:(apag|colg|lleg)ue|(cerr|llam|habl|cort|ech)e|(abri))\b/g;

/** "Lo apagó mi yerno", "me vieron en el ambulatorio": in the other past it is the same news. */
export function inPerfect(plain: string): string {
  let said = plain;
  for (const [verb, done] of THEIRS)
    said = said.replace(verb, (word, first?: unknown) => {
      const participle = typeof first === 'string' ? done.replace('$1', first) : done;
      return `${word.endsWith('ron') ? 'han' : 'ha'} ${participle}`;
    });
  return said.replace(HERS, (_, gue?: string, e?: string) => {
    const verb = gue ?? e;
    return verb ? `he ${verb}ado` : 'he abierto';
  });
}
