import type { PersonTerms } from '@encina/contract/terms';
import { longDate } from '../../lib/dates.ts';

const MEDIA = { paper: 'en papel', screen: 'en pantalla' } as const;

/** What staff read: whether the terms that hold are accepted; when, how, and who noted it. */
export function termsWords({ current, accepted }: PersonTerms, timeZone: string): string {
  if (!accepted) return 'Todavía no las ha aceptado';
  const who = accepted.by === 'self' ? 'por ella misma' : noted(accepted.staffName);
  const when = `el ${longDate(accepted.acceptedAt, timeZone)}`;
  const said = `Versión ${accepted.version}, ${MEDIA[accepted.medium]}, ${when}, ${who}`;
  return accepted.version === current ? said : `Falta la versión ${current}. Antes: ${said}`;
}

const noted = (name: string | null): string =>
  name ? `anotado por ${name}` : 'anotado por el personal';
