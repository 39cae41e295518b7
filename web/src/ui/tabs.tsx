import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useAtOnce } from '../lib/use-at-once.ts';
import { Icon, type IconChoice } from './icon.tsx';

export interface TabItem<V extends string> {
  value: V;
  label: string;
  icon?: IconChoice;
  panel: ReactNode;
}

/** Two or three sides of one thing. Arrow keys move between the tabs. */
export function Tabs<V extends string>({
  label,
  items,
  value,
  onChange,
}: {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
}) {
  const [chosen, choose] = useAtOnce(value, onChange);
  return (
    <Base.Root value={value} onValueChange={(next: V) => choose(next)}>
      <Base.List
        aria-label={label}
        className="mb-5 flex flex-wrap gap-2 rounded-xl border-2 border-edge bg-sand p-1.5"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={`flex min-h-14 flex-1 scarce:basis-full items-center justify-center gap-2.5 rounded-md px-3 font-semibold [&_svg]:size-[1.2em] ${item.value === chosen ? 'bg-hue text-on-hue' : ''}`}
          >
            <Icon of={item.icon} />
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="rounded-lg">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
