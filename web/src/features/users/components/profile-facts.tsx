import type { FullProfile } from '@encina/contract/users';
import { localDay, longDate } from '../../../lib/dates.ts';
import { ageOn } from '../age.ts';
import { lastSeenWords } from '../last-seen.ts';

const NONE = 'Sin indicar';

/** A consent in words, with its day. */
function consentWords(granted: boolean, at: string | null, timeZone: string): string {
  const answer = granted ? 'Sí' : 'No';
  return at ? `${answer}, desde el ${longDate(at, timeZone)}` : answer;
}

function birthWords(birthDate: string | null, now: Date, timeZone: string): string {
  if (!birthDate) return NONE;
  const age = ageOn(birthDate, localDay(now, timeZone));
  // A day has no hour: at noon it is the same day everywhere in Spain.
  return `${longDate(`${birthDate}T12:00:00Z`, 'UTC')} (${age} años)`;
}

/** What is known of a person, a line each. */
export function ProfileFacts({ user, timeZone }: { user: FullProfile; timeZone: string }) {
  const now = new Date();
  const facts = [
    ['Teléfono', user.phone ?? NONE],
    ['Correo electrónico', user.email ?? NONE],
    ['Fecha de nacimiento', birthWords(user.birthDate, now, timeZone)],
    ['Alta', longDate(user.createdAt, timeZone)],
    ...(user.lastActiveAt === undefined
      ? []
      : [['Actividad', lastSeenWords(user.lastActiveAt, now, timeZone)] as const]),
    ['Comparte con su familia', consentWords(user.familyConsent, user.familyConsentAt, timeZone)],
    [
      'Comparte con el ayuntamiento',
      consentWords(user.municipalConsent, user.municipalConsentAt, timeZone),
    ],
    ...(user.pauseReason ? [['Por qué está pausada', user.pauseReason] as const] : []),
    ...(user.pauseWords ? [['Lo que lee su familia', user.pauseWords] as const] : []),
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
