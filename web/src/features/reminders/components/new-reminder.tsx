import { MOST_REMINDERS, type Reminder } from '@encina/contract/reminders';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { newValues } from '../reminder-form.ts';
import { useReminderCount } from '../reminders.queries.ts';
import { useReminderForm } from '../use-reminder-form.ts';
import type { WallTime } from '../wall-time.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { WhatFields } from './what-fields.tsx';
import { WhenStep } from './when-step.tsx';

const SAID = {
  done: 'Recordatorio creado',
  failed: 'No se pudo crear el recordatorio. Inténtalo de nuevo.',
};
const QUESTIONS = ['¿Qué quieres recordar?', '¿Cuándo te aviso?', '¿Se repite?'] as const;
const LAST = QUESTIONS.length - 1;

interface NewReminderProps {
  userId: string;
  now: WallTime;
  onClose: () => void;
  onSaved: (reminder: Reminder) => void;
}

/** "Nuevo Recordatorio". Who has as many as there may be is told so before typing anything. */
export function NewReminder(props: NewReminderProps) {
  const count = useReminderCount(props.userId);
  if ((count.data ?? 0) < MOST_REMINDERS) return <Questions {...props} />;
  return (
    <Dialog hue="clay" onClose={props.onClose} title="Nuevo Recordatorio">
      <p role="status" className="text-lg">
        Ya tienes {MOST_REMINDERS} recordatorios. Borra alguno para crear otro.
      </p>
    </Dialog>
  );
}

/** One question at a time. Back goes one question back. */
function Questions({ userId, now, onClose, onSaved }: NewReminderProps) {
  const { form, problem } = useReminderForm({
    userId,
    initial: () => newValues(now),
    said: SAID,
    onSaved,
  });
  const [step, setStep] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const next = () => setStep(step + 1);
  const back = step > 0 ? () => setStep(step - 1) : undefined;
  const submit = (event: FormEvent) => {
    // Without a title it is judged as a whole: the form says what is missing.
    if (step === LAST || form.values.title.trim() === '') form.submit(event);
    else {
      event.preventDefault();
      next();
    }
  };
  return (
    <FormDialog
      form={{ ...form, submit }}
      wide
      hue="clay"
      initialFocus={title}
      onClose={onClose}
      onBack={back}
      title="Nuevo Recordatorio"
      action={mainAction(step, isPicking)}
      cancels={!back}
      beside={back && <BackButton onClick={back} />}
      problem={problem}
    >
      <Question step={step} />
      {step === 0 && <WhatFields form={form} titleField={title} />}
      {step === 1 && (
        <WhenStep {...{ form, now, isPicking }} onPick={() => setPicking(true)} onChosen={next} />
      )}
      {step === LAST && <RepeatFields userId={userId} form={form} now={now} />}
    </FormDialog>
  );
}

/** A big choice of when goes on by itself; only what is put together needs a button. */
function mainAction(step: number, isPicking: boolean): string | false {
  if (step === LAST) return 'Crear Recordatorio';
  return step === 0 || isPicking ? 'Siguiente' : false;
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className="min-h-16" icon={ArrowLeft} onClick={onClick}>
      Atrás
    </Button>
  );
}

/** Says which question this is, aloud too: from the second on it takes the focus. */
function Question({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div>
      <p className="text-ink-soft">
        Paso {step + 1} de {QUESTIONS.length}
      </p>
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {QUESTIONS[step]}
      </h3>
    </div>
  );
}
