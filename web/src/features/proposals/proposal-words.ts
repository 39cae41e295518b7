import type { Proposal, ProposalKind, ProposalState } from '@encina/contract/proposals';
import { counted } from '../../lib/numbers.ts';

/** What became of a proposal, for who made it. */
export const STATE_WORDS: Readonly<Record<ProposalState, string>> = {
  waiting: 'Espera su respuesta',
  accepted: 'Dijo que sí',
  accepted_otherwise: 'Dijo que sí, con otra hora',
  declined: 'Dijo que no',
  withdrawn: 'Retirada',
  reminder_gone: 'Ya no hace falta: ese recordatorio se ha borrado',
  written: 'Apuntado',
};

export const KIND_WORDS: Readonly<Record<ProposalKind, string>> = {
  new: 'Nuevo',
  change: 'Cambio',
  removal: 'Quitarlo',
};

/** What home says of those that wait. */
export function waitingWords(proposals: readonly Pick<Proposal, 'title'>[]): string {
  const [first, ...more] = proposals;
  if (!first) return '';
  return more.length === 0
    ? first.title
    : `${first.title}, y ${counted(more.length, 'propuesta más', 'propuestas más')}`;
}

/** What she is asked, in one line. */
export function askedWords({ byName, kind }: Pick<Proposal, 'byName' | 'kind'>): string {
  if (kind === 'removal') return `${byName} te propone quitar este recordatorio`;
  if (kind === 'change') return `${byName} te propone cambiar este recordatorio`;
  return `${byName} te propone este recordatorio`;
}

/** What was said of one. */
export type Outcome = 'yes' | 'no' | 'otherwise' | 'later';

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  yes: 'Sí',
  no: 'No',
  otherwise: 'Sí, con otra hora',
  later: 'Luego',
};
