import { newsWords } from '../../features/messages/message-words.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { useSingleTap } from '../../ui/use-single-tap.ts';
import type { SupportedUser } from '../supported-user.ts';

/** One account, several people: for whom today. */
export function SupportChoice({ users }: { users: readonly SupportedUser[] }) {
  return (
    <section className="grid gap-4">
      <h2>¿A quién quieres acompañar?</h2>
      <ul className="faces-grid">
        {users.map((user) => (
          <li key={user.id} className="max-w-none">
            <Face user={user} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ user }: { user: SupportedUser }) {
  const { go } = useNavigation();
  const onTap = useSingleTap(() => go('support-dashboard', { userId: user.id }));
  return (
    <button
      type="button"
      onClick={onTap}
      className="ledge ledge-hue flex min-h-28 w-full items-center gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-4 text-left"
    >
      <Avatar id={user.id} name={user.name} photo={user.photo} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b>{user.name}</b>
        {user.paused && <span className="mt-1 block text-ink-soft">Su ficha está pausada</span>}
        {[user.call && 'Te pide una llamada', newsWords(user.news)].map(
          (words) =>
            words && (
              <span key={words} className="mt-1 block">
                <StatusLine dot>{words}</StatusLine>
              </span>
            ),
        )}
      </span>
    </button>
  );
}
