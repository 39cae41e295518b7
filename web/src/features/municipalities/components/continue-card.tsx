import { ArrowRight } from 'lucide-react';
import { firstName } from '../../../lib/first-name.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useTap } from '../../../ui/use-tap.ts';

/**
 * For whoever's log-in on this device still lives: one tap and she is at home.
 * @param door what she comes in by, where it is not a person's own
 */
export function ContinueCard({
  user,
  door,
  onContinue,
}: {
  user: SelectedUser;
  door?: string;
  onContinue: () => void;
}) {
  const tap = useTap(onContinue);
  return (
    <button
      type="button"
      {...tap}
      className="ledge ledge-primary flex min-h-28 w-full items-center gap-4 rounded-2xl bg-encina p-4 text-left text-xl font-semibold text-on-hue"
    >
      <Avatar id={user.id} name={user.name} photo={user.photo} />
      <span className="min-w-0 flex-1 leading-tight">
        Continuar como {firstName(user.name)}
        {door && <span className="block text-base">{door}</span>}
      </span>
      <ArrowRight aria-hidden className="size-[1.2em] flex-none" />
    </button>
  );
}
