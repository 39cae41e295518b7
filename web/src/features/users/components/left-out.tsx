import { counted } from '../../../lib/numbers.ts';

/** More would push away what is to be done next. */
const MOST_NAMED = 10;

/** Who of an imported file was not created, by name. */
export function LeftOut({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMED;
  return (
    <p>
      {counted(names.length, 'persona se quedó', 'personas se quedaron')} fuera:{' '}
      {names.slice(0, MOST_NAMED).join(', ')}
      {more > 0 && ` y ${more} más`}.
    </p>
  );
}
