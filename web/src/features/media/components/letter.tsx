import type { Memory } from '@encina/contract/media';
import { longDate } from '../../../lib/dates.ts';
import { ListenButton } from '../../../ui/listen-button.tsx';

const signed = ({ writtenBy }: Memory) => writtenBy && `— ${writtenBy}`;

/** A letter as it lies among pictures: how it begins, and who wrote it. */
export function SmallLetter({ memory }: { memory: Memory }) {
  return (
    <span
      aria-hidden
      className="grid size-full grid-rows-[minmax(0,1fr)_auto] gap-1 overflow-hidden bg-card p-3 text-left"
    >
      <span className="line-clamp-4 text-base leading-snug whitespace-pre-line wrap-anywhere text-ink">
        {memory.description}
      </span>
      <span className="truncate text-base font-semibold text-hue">{signed(memory)}</span>
    </span>
  );
}

/** The whole letter, to be read or listened to: what, who, and when. */
export function Letter({ memory }: { memory: Memory }) {
  const when = longDate(`${memory.day}T12:00:00Z`, 'UTC');
  return (
    <div className="grid w-full max-w-text justify-items-start gap-5">
      <blockquote className="w-full rounded-2xl border-2 border-hue-edge bg-card p-5 shadow-card sm:p-8">
        <p className="text-xl whitespace-pre-line wrap-anywhere">{memory.description}</p>
        <p className="mt-5 text-right text-lg text-hue">
          <b className="wrap-anywhere">{signed(memory)}</b>
          <span className="block text-ink-soft">{when}</span>
        </p>
      </blockquote>
      <ListenButton text={`${memory.writtenBy} te escribió: ${memory.description}`} />
    </div>
  );
}
