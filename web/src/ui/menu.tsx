import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon, type IconChoice } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export interface MenuAction {
  label: string;
  icon?: IconChoice;
  onSelect: () => void;
  /** Given for something that is on or off. */
  checked?: boolean;
}

const itemLook =
  'flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-md px-4 outline-none data-highlighted:bg-sand data-highlighted:outline-4 data-highlighted:-outline-offset-4 data-highlighted:outline-focus [&_svg]:size-[1.2em]';

/** A button that opens a short list of actions. */
export function Menu({
  label,
  words,
  icon,
  actions,
}: {
  label: string;
  /** What is in it, for who rests on the button before a tap. */
  words: string;
  icon?: IconChoice;
  actions: readonly MenuAction[];
}) {
  // Its list opens inside the header, so that who listens is told where it belongs.
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  return (
    <Base.Root>
      <span ref={setPlace} className="contents" />
      <Tooltip words={words}>
        <Base.Trigger className="inline-flex min-h-14 items-center gap-3 rounded-lg border-2 border-edge bg-card px-5 font-semibold hover:bg-sand [&_svg]:size-[1.2em]">
          <Icon of={icon} />
          {label}
        </Base.Trigger>
      </Tooltip>
      <Base.Portal container={place}>
        <Base.Positioner sideOffset={8} align="end" className="z-50">
          <Base.Popup className="grid min-w-64 gap-2 rounded-xl bg-card p-2 text-ink shadow-float outline-none">
            {actions.map((action) => (
              <MenuItem key={action.label} {...action} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuItem({ label, icon, onSelect, checked }: MenuAction) {
  if (checked === undefined) {
    return (
      <Base.Item className={itemLook} onClick={onSelect}>
        <Icon of={icon} />
        {label}
      </Base.Item>
    );
  }
  return (
    <Base.CheckboxItem className={itemLook} checked={checked} onCheckedChange={onSelect}>
      <Icon of={icon} />
      <span className="flex-1">{label}</span>
      <span aria-hidden className="flex items-center gap-1.5 font-semibold">
        {checked && <Check strokeWidth={3} />}
        {checked ? 'Sí' : 'No'}
      </span>
    </Base.CheckboxItem>
  );
}
