import type { Beside } from '@encina/contract/proposals';
import { CategoryBadge } from '../../features/reminders/components/badge.tsx';
import { scheduleWords } from '../../features/reminders/rule-words.ts';
import type { WallTime } from '../../features/reminders/wall-time.ts';

type What = Omit<Beside, 'id'>;

/** What is to be remembered, when, and for how long. */
export function WhatAndWhen({
  what,
  now,
  heading,
  isSmall = false,
}: {
  what: What;
  now: WallTime;
  /** Whose it is, where two stand side by side. */
  heading?: string;
  isSmall?: boolean;
}) {
  const { title, description, category } = what;
  return (
    <section className="grid min-w-0 content-start gap-2 rounded-2xl border-2 border-line bg-card p-4 sm:p-5">
      {heading && <h3 className="text-base font-semibold text-ink-soft">{heading}</h3>}
      <p className={`font-bold wrap-anywhere ${isSmall ? 'text-lg' : 'text-2xl'}`}>{title}</p>
      {description && <p className="wrap-anywhere">{description}</p>}
      <p className={isSmall ? '' : 'text-xl'}>{scheduleWords(what, now)}</p>
      <p className="flex">
        <CategoryBadge category={category} />
      </p>
    </section>
  );
}
