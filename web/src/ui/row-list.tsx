import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from './button.tsx';

/** A few of a kind, one under the other, each with what can be done with it. */
export function RowList<Item extends { readonly id: string }>({
  items,
  children,
}: {
  items: readonly Item[];
  /** What stands in a row: who or what it is, then its buttons. */
  children: (item: Item) => ReactNode;
}) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex max-w-none flex-wrap items-center gap-3 rounded-xl border-2 border-line p-4"
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Who or what a row is about, and a line more. */
export function RowName({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1 basis-56">
      <b className="block break-words">{name}</b>
      <span className="text-ink-soft wrap-anywhere">{children}</span>
    </span>
  );
}

/** What can be done with a row: its kind, the button's words, and the words before the name for who only hears it. */
export type RowAction<Kind> = readonly [kind: Kind, words: string, to: string, Icon: LucideIcon];

/** The buttons of a row. */
export function RowActions<Kind extends string>({
  actions,
  name,
  size = 'small',
  onAction,
}: {
  actions: readonly RowAction<Kind>[];
  name: string;
  size?: ButtonSize;
  onAction: (kind: Kind) => void;
}) {
  return actions.map(([kind, words, to, Icon]) => (
    <Button
      key={kind}
      size={size}
      icon={Icon}
      aria-label={`${to} ${name}`}
      onClick={() => onAction(kind)}
    >
      {words}
    </Button>
  ));
}
