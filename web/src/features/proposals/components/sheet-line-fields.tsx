import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import type { Food, problemsOf, SheetDays, SheetRow } from '../sheet.ts';

const DAYS: readonly (readonly [SheetDays, string])[] = [
  ['daily', 'Todos los días'],
  ['weekdays', 'De lunes a viernes'],
  ['some', 'Otros días'],
];
const FOOD: readonly (readonly [Food, string])[] = [
  ['unsaid', 'No lo dice'],
  ['with', 'Con comida'],
  ['without', 'Sin comida'],
];

interface LineProps {
  row: SheetRow;
  problems: ReturnType<typeof problemsOf>;
  nameField: RefObject<HTMLInputElement | null>;
  /** It was just added: it takes the focus. */
  isNew: boolean;
  onChange: (changes: Partial<SheetRow>) => void;
  onNext: () => void;
}

/** One line of the sheet. Enter goes on to the next. */
export function SheetLineFields({
  place,
  row,
  problems,
  nameField,
  isNew,
  onChange,
  onNext,
  onRemove,
}: LineProps & { place: number; onRemove?: () => void }) {
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-xl border-2 border-line p-4">
      <legend className="px-2 font-semibold">Recordatorio {place}</legend>
      <WhatAndHours {...{ row, problems, nameField, isNew, onChange, onNext }} />
      <CourseAndFood row={row} onChange={onChange} />
      {row.days === 'some' && <Weekdays row={row} problem={problems.some} onChange={onChange} />}
      {onRemove && (
        <Button
          size="small"
          className="justify-self-start"
          icon={X}
          aria-label={`Quitar el recordatorio ${place}`}
          onClick={onRemove}
        >
          Quitar
        </Button>
      )}
    </fieldset>
  );
}

function WhatAndHours({ row, problems, nameField, isNew, onChange, onNext }: LineProps) {
  useEffect(() => {
    if (isNew) nameField.current?.focus();
  }, [isNew, nameField]);
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext();
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        ref={nameField}
        label="Medicina"
        maxLength={120}
        autoComplete="off"
        value={row.title}
        error={problems.title}
        onKeyDown={onEnter}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label="Horas"
        placeholder="9:00, 21:00"
        autoComplete="off"
        value={row.hours}
        error={problems.hours}
        onKeyDown={onEnter}
        onChange={({ target }) => onChange({ hours: target.value })}
      />
    </div>
  );
}

function CourseAndFood({ row, onChange }: Pick<LineProps, 'row' | 'onChange'>) {
  const chosen = <Name extends 'days' | 'food'>(name: Name) => ({
    value: row[name],
    onChange: (value: SheetRow[Name]) => onChange({ [name]: value }),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField label="Días" options={DAYS} {...chosen('days')} />
      <TextField
        label="Hasta"
        type="date"
        required={false}
        value={row.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
      <SelectField label="Con comida" options={FOOD} {...chosen('food')} />
    </div>
  );
}

function Weekdays({
  row: { some },
  problem,
  onChange,
}: {
  row: SheetRow;
  problem: string | undefined;
  onChange: (changes: Partial<SheetRow>) => void;
}) {
  return (
    <>
      <WeekdayBoxes chosen={some} onChange={(chosen) => onChange({ some: chosen })} />
      <FormError>{problem}</FormError>
    </>
  );
}
