import type { Proposal, ProposalKind, ProposalState } from '@encina/contract/proposals';
import { counted } from '../../lib/numbers.ts';

/** What became of a proposal, for who made it. */
export const STATE_WORDS: Readonly<Record<ProposalState, string>> = {
  waiting: 'Espera su respuesta',
  accepted: 'Dijo que sí',
  accepted_otherwise: 'Dijo que sí, con otra hora',
  declined: 'Dijo que no',
  withdrawn: 'Retirada',
  reminder_gone: 'Sin respuesta: ese recordatorio se ha borrado',
  written: 'Apuntado',
};

export const KIND_WORDS: Readonly<Record<ProposalKind, string>> = {
  new: 'Nuevo',
  change: 'Cambio',
  removal: 'Quitarlo',
};

const VERBS: Readonly<Record<ProposalKind, string>> = {
  new: 'Apuntar',
  change: 'Cambiar',
  removal: 'Quitar',
};

/** What home says of those that wait: what would be done, so that a pill is not taken for one to be taken now. */
export function waitingWords(proposals: readonly Pick<Proposal, 'kind' | 'title'>[]): string {
  const [first, ...more] = proposals;
  if (!first) return '';
  const asked = `${VERBS[first.kind]} «${first.title}»`;
  return more.length === 0
    ? asked
    : `${asked}, y ${counted(more.length, 'propuesta más', 'propuestas más')}`;
}

/** What she is asked, in one line. */
export function askedWords({ byName, kind }: Pick<Proposal, 'byName' | 'kind'>): string {
  if (kind === 'removal') return `${byName} te propone quitar este recordatorio`;
  if (kind === 'change') return `${byName} te propone cambiar este recordatorio`;
  return `${byName} te propone este recordatorio`;
}

/** What was said of one. */
export type Outcome = 'yes' | 'no' | 'otherwise' | 'later';

const AGREED: Readonly<Record<ProposalKind, string>> = {
  new: 'Queda apuntado',
  change: 'Queda cambiado',
  removal: 'Queda quitado',
};
const REFUSED: Readonly<Record<ProposalKind, string>> = {
  new: 'No se apunta',
  change: 'Sigue como estaba',
  removal: 'No se quita',
};

/** The answer, and what it does: a "no" alone could be heard as one to the pill. */
export function outcomeWords(outcome: Outcome, kind: ProposalKind): string {
  if (outcome === 'later') return 'Luego. Te espera en el inicio.';
  if (outcome === 'no') return `No. ${REFUSED[kind]}.`;
  return `${outcome === 'otherwise' ? 'Sí, con otra hora' : 'Sí'}. ${AGREED[kind]}.`;
}
