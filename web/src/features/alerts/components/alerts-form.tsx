import { type AlertSettings, alertSettingsBody, DELAYS, type Delay } from '@encina/contract/alerts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { type Form, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type AlertTaskProps, bodyOf } from '../alert-settings-body.ts';
import { DELAY_WORDS, hoursWords, orderWords } from '../alert-settings-words.ts';
import { useAlertCandidates, useSaveAlertSettings } from '../alerts.queries.ts';
import { WhoInOrder } from './who-in-order.tsx';

type Values = Pick<
  AlertSettings,
  'people' | 'delayMinutes' | 'from' | 'until' | 'tellsTown' | 'pausedUntil'
>;
type Filling = Form<Values>;

const TITLES = ['¿A quién se avisa?', '¿Cuándo se avisa?', '¿Y si nadie puede?'] as const;
const LAST = TITLES.length - 1;

/** Who, when, and what at the end: one question after the other. */
export function AlertsForm({ userId, settings, onClose, onSaved }: AlertTaskProps) {
  const [step, setStep] = useState(0);
  const { isOn, ...initial } = settings;
  const form = useForm<Values, ReturnType<typeof bodyOf>, unknown>({
    initial,
    body: (values) => bodyOf({ ...values, isOn }),
    schema: alertSettingsBody,
    sending: useSaveAlertSettings(userId),
    onSent: onSaved,
  });
  const isLast = step === LAST;
  const next = (event: FormEvent) => {
    event.preventDefault();
    setStep(step + 1);
  };
  const back = step > 0 ? () => setStep(step - 1) : undefined;
  return (
    <FormDialog
      form={isLast ? form : { ...form, submit: next }}
      onClose={onClose}
      onBack={back}
      title={TITLES[step] ?? ''}
      description={`Paso ${step + 1} de ${TITLES.length}`}
      action={isLast ? 'Guardar' : 'Siguiente'}
      isWaiting={form.values.people.length === 0 || form.values.from === form.values.until}
      beside={
        back && (
          <Button className="min-h-16" onClick={back}>
            Atrás
          </Button>
        )
      }
      problem={form.refusal ?? form.wrong}
    >
      {step === 0 && <Who userId={userId} form={form} />}
      {step === 1 && <When form={form} />}
      {isLast && <AtTheEnd form={form} />}
    </FormDialog>
  );
}

function Who({ userId, form }: { userId: string; form: Filling }) {
  return (
    <Loaded query={useAlertCandidates(userId)} shape="h-40">
      {(candidates) => (
        <WhoInOrder
          candidates={candidates}
          chosen={form.values.people}
          onChange={(people) => form.change({ people })}
        />
      )}
    </Loaded>
  );
}

function When({ form }: { form: Filling }) {
  return (
    <>
      <Choices
        legend="Si no contesto en…"
        options={DELAYS.map((minutes) => [`${minutes}`, DELAY_WORDS[minutes]] as const)}
        value={`${form.values.delayMinutes}`}
        onChange={(minutes) => form.change({ delayMinutes: Number(minutes) as Delay })}
      />
      <p>El mismo tiempo tiene cada persona antes de que se avise a la siguiente.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Avisar desde las" type="time" required {...form.field('from')} />
        <TextField label="Hasta las" type="time" required {...form.field('until')} />
      </div>
    </>
  );
}

function AtTheEnd({ form: { values, change } }: { form: Filling }) {
  return (
    <>
      <Switch
        label="Que lo vea también el ayuntamiento"
        hint="Solo al final, si nadie de los tuyos se ocupa. Lo mira en su horario."
        checked={values.tellsTown}
        onChange={(tellsTown) => change({ tellsTown })}
      />
      <p className="rounded-xl border-2 border-line p-4 text-lg font-semibold wrap-anywhere">
        {orderWords(values)} {hoursWords(values)}
      </p>
    </>
  );
}
