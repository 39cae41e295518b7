import { Button } from '../../../ui/button.tsx';
import type { IconChoice } from '../../../ui/icon.tsx';
import { useLateTap } from '../../../ui/use-late-tap.ts';

export interface Way {
  readonly words: string;
  readonly icon: IconChoice;
  readonly onChoose: () => void;
}

/** Two ways on after an answer: one is kept by the server, the other only goes back. */
export function AlarmChoice({ kept, back, busy }: { kept: Way; back: Way; busy: string | false }) {
  const late = useLateTap(undefined);
  return (
    <div className="alarm-actions">
      <Button size="large" icon={kept.icon} busy={busy} onClick={late(kept.onChoose)}>
        {kept.words}
      </Button>
      <Button
        variant="sand"
        size="large"
        icon={back.icon}
        disabled={Boolean(busy)}
        onClick={late(back.onChoose)}
      >
        {back.words}
      </Button>
    </div>
  );
}
