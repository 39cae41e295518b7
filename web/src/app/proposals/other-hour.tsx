import type { Proposal } from '@encina/contract/proposals';
import { WhenPicker } from '../../features/reminders/components/when-picker.tsx';
import { dayOf, timeOf } from '../../features/reminders/wall-time.ts';
import { TextField } from '../../ui/text-field.tsx';

/** First occurrence, and the hours of its days. */
interface Hours {
  dateTime: string;
  times: string[];
}

/** What a proposal asks for; of one hour it is the picker's alone. */
export const hoursOf = ({ startsAt, times }: Proposal): Hours => ({
  dateTime: startsAt,
  times: times.length > 1 ? [...times] : [],
});

/** Another hour than the one that is proposed; of several, each. */
export function OtherHour({
  hours: { dateTime, times },
  onChange,
}: {
  hours: Hours;
  onChange: (hours: Hours) => void;
}) {
  if (times.length === 0) {
    return <WhenPicker wall={dateTime} onChange={(wall) => onChange({ dateTime: wall, times })} />;
  }
  const set = (at: number, time: string) => {
    const changed = times.map((it, i) => (i === at ? time : it));
    const first = changed[times.indexOf(timeOf(dateTime))] ?? timeOf(dateTime);
    onChange({ dateTime: `${dayOf(dateTime)}T${first}`, times: changed });
  };
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">A qué horas</legend>
      {times.map((time, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no name but its place in the list
          key={at}
          type="time"
          label={`Hora ${at + 1}`}
          value={time}
          onChange={({ target }) => target.value && set(at, target.value)}
        />
      ))}
    </fieldset>
  );
}
