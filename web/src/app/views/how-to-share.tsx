import { KeyRound } from 'lucide-react';
import { firstName } from '../../lib/first-name.ts';
import type { SupportedUser } from '../supported-user.ts';

/** Where she does not share, how she can: it is hers to say, and nobody else's. */
export function HowToShare({ user }: { user: SupportedUser }) {
  return (
    <p className="flex items-start gap-3 rounded-2xl border-2 border-line bg-card p-4">
      <KeyRound aria-hidden className="mt-1 size-[1.3em] flex-none" />
      <span className="min-w-0 flex-1">
        {firstName(user.name)} puede darte permiso en su pantalla. Toca Ajustes y activa «Compartir
        con mi familia».
      </span>
    </p>
  );
}
