import { Checkbox } from './checkbox.tsx';

const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** A box for each day of the week; 1 is Monday. */
export function WeekdayBoxes({
  chosen,
  onChange,
}: {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}) {
  const turn = (day: number) => (on: boolean) =>
    onChange(on ? [...chosen, day].sort() : chosen.filter((it) => it !== day));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-4">
      {WEEKDAYS.map((name, at) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(at + 1)}
          onChange={turn(at + 1)}
        />
      ))}
    </div>
  );
}
