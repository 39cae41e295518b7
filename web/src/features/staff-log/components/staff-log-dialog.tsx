import type { StaffLogEntry } from '@encina/contract/staff-log';
import type { StaffLogTopic } from '@encina/contract/staff-log-kinds';
import { useState } from 'react';
import { clockTime, localDay, weekdayDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Narrowed, useStaffLog, useStaffNames } from '../staff-log.queries.ts';
import { lineWords, TOPIC_WORDS } from '../staff-log-words.ts';

const TOPICS = Object.entries(TOPIC_WORDS) as [StaffLogTopic, string][];

/** "Registro de actividad del personal": what was done at the panel, and by whom. */
export function StaffLogDialog({ onClose }: Closing) {
  const [narrowed, setNarrowed] = useState<Narrowed>({ topic: '', adminId: '' });
  const log = useStaffLog(narrowed);
  return (
    <Dialog
      wide
      onClose={onClose}
      title="Registro de actividad del personal"
      description="Nadie puede cambiarlo ni borrarlo. Se guarda dos años."
    >
      <div className="grid grid-cols-1 gap-5">
        <Filters narrowed={narrowed} onChange={setNarrowed} />
        <Loaded query={log} shape="h-40" problem="No se pudieron cargar los datos.">
          {({ pages }) => <Days entries={pages.flatMap(({ items }) => items)} />}
        </Loaded>
        {log.hasNextPage && (
          <Button
            busy={log.isFetchingNextPage && 'Un momento…'}
            onClick={() => void log.fetchNextPage()}
          >
            Ver lo anterior
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Filters({
  narrowed,
  onChange,
}: {
  narrowed: Narrowed;
  onChange: (narrowed: Narrowed) => void;
}) {
  const staff = useStaffNames().data ?? [];
  return (
    <div className="pairs-grid gap-4 [--room:15rem]">
      <SelectField
        label="Qué se hizo"
        options={[['', 'Todo'], ...TOPICS]}
        value={narrowed.topic}
        onChange={(topic) => onChange({ ...narrowed, topic })}
      />
      <SelectField
        label="Quién lo hizo"
        options={[['', 'Cualquiera'], ...staff.map(({ id, name }) => [id, name] as const)]}
        value={narrowed.adminId}
        onChange={(adminId) => onChange({ ...narrowed, adminId })}
      />
    </div>
  );
}

function Days({ entries }: { entries: readonly StaffLogEntry[] }) {
  const timeZone = useTimeZone();
  if (entries.length === 0) return <p className="font-semibold">No hay nada que ver aquí.</p>;
  const days = Map.groupBy(entries, ({ happenedAt }) => localDay(happenedAt, timeZone));
  return (
    <div className="grid gap-5">
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="grid gap-1">
          <h3 className="first-letter:uppercase">{weekdayDate(day)}</h3>
          <ul className="grid gap-1">
            {ofDay.map((entry) => (
              <Line key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ entry, timeZone }: { entry: StaffLogEntry; timeZone: string }) {
  const { who, did } = lineWords(entry);
  return (
    <li className="flex max-w-none flex-wrap items-baseline gap-x-3 border-line py-2 not-first:border-t-2">
      <span className="text-ink-soft">{clockTime(entry.happenedAt, timeZone)}</span>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <b>{who}</b> {did}
      </span>
    </li>
  );
}
