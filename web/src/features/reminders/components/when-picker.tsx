import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconChoice } from '../../../ui/icon.tsx';
import { inputStyles } from '../../../ui/input-styles.ts';
import {
  addDays,
  dayOf,
  dayWords,
  timeOf,
  timeWords,
  turnClock,
  type WallTime,
} from '../wall-time.ts';

const HOUR = 60;
const STEP = 5;

/** Day and hour by big steps, or written: whoever cannot hit a small spinner has another way. */
export function WhenPicker({
  wall,
  onChange,
}: {
  wall: WallTime;
  onChange: (wall: WallTime) => void;
}) {
  const turn = (minutes: number) => () =>
    onChange(`${dayOf(wall)}T${turnClock(timeOf(wall), minutes)}`);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">Fecha y hora</legend>
      <Steps
        less={{
          name: 'Un día antes',
          icon: ChevronLeft,
          onTap: () => onChange(addDays(wall, -1)),
        }}
        more={{
          name: 'Un día después',
          icon: ChevronRight,
          onTap: () => onChange(addDays(wall, 1)),
        }}
      >
        <span className="text-lg font-bold first-letter:uppercase">{dayWords(wall)}</span>
      </Steps>
      <div className="grid gap-3 sm:grid-cols-2">
        <Steps
          less={{ name: 'Una hora antes', icon: Minus, onTap: turn(-HOUR) }}
          more={{ name: 'Una hora después', icon: Plus, onTap: turn(HOUR) }}
        >
          <span>
            <b className="text-2xl">{timeWords(timeOf(wall)).split(':')[0]}</b> horas
          </span>
        </Steps>
        <Steps
          less={{ name: 'Cinco minutos antes', icon: Minus, onTap: turn(-STEP) }}
          more={{ name: 'Cinco minutos después', icon: Plus, onTap: turn(STEP) }}
        >
          <span>
            <b className="text-2xl">{timeOf(wall).split(':')[1]}</b> minutos
          </span>
        </Steps>
      </div>
      <Written wall={wall} onChange={onChange} />
    </fieldset>
  );
}

/** The same, typed. */
function Written({ wall, onChange }: { wall: WallTime; onChange: (wall: WallTime) => void }) {
  const day = dayOf(wall);
  const time = timeOf(wall);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-ink-soft">O escríbelo:</span>
      <input
        type="date"
        aria-label="Día"
        required
        value={day}
        onChange={({ target }) => target.value && onChange(`${target.value}T${time}`)}
        className={`${inputStyles} max-w-52`}
      />
      <input
        type="time"
        aria-label="Hora"
        required
        value={time}
        onChange={({ target }) => target.value && onChange(`${day}T${target.value}`)}
        className={`${inputStyles} max-w-40`}
      />
    </div>
  );
}

interface Step {
  name: string;
  icon: IconChoice;
  onTap: () => void;
}

/** Something between two buttons that move it. */
function Steps({ less, more, children }: { less: Step; more: Step; children: ReactNode }) {
  const key = ({ name, icon, onTap }: Step) => (
    <button
      type="button"
      aria-label={name}
      onClick={onTap}
      className="ledge grid size-16 flex-none place-items-center rounded-lg border-2 border-sand-edge bg-sand [&_svg]:size-7"
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <div className="flex items-center justify-between gap-3 rounded-xl border-2 border-line p-2">
      {key(less)}
      <div aria-live="polite" className="grid min-w-0 justify-items-center gap-2 text-center">
        {children}
      </div>
      {key(more)}
    </div>
  );
}
