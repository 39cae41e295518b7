import type { AlertSettings } from '@encina/contract/alerts';
import { BellOff, BellRing, Palmtree, Pencil } from 'lucide-react';
import { useState } from 'react';
import { localDay, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { bodyOf } from '../alert-settings-body.ts';
import { hoursWords, orderWords } from '../alert-settings-words.ts';
import { useAlertSettings, useSaveAlertSettings, useTakeBack } from '../alerts.queries.ts';
import { NotTelecare } from './not-telecare.tsx';

const AlertsForm = dialogFromChunk(async () => (await import('./alerts-form.tsx')).AlertsForm);
const PauseForm = dialogFromChunk(async () => (await import('./pause-form.tsx')).PauseForm);

/** "Si no contesto": who is told where she does not answer. It is off until she turns it on. */
export function OwnAlerts({ userId }: { userId: string }) {
  const [open, setOpen] = useState<'form' | 'pause'>();
  const query = useAlertSettings(userId);
  const close = () => setOpen(undefined);
  const saved = (words: string) => () => {
    close();
    showToast(words);
  };
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2>Si no contesto, que avise a…</h2>
      <Loaded query={query} shape="h-40">
        {(settings) => (
          <>
            {settings.isOn ? (
              <On userId={userId} settings={settings} onOpen={setOpen} />
            ) : (
              <Off onOpen={() => setOpen('form')} />
            )}
            <NotTelecare words="Es ayuda de los tuyos. No es teleasistencia." />
            {open === 'form' && (
              <AlertsForm
                {...{ userId, settings }}
                onClose={close}
                onSaved={saved('Guardado. Si no contestas, se avisará a los tuyos')}
              />
            )}
            {open === 'pause' && (
              <PauseForm {...{ userId, settings }} onClose={close} onSaved={saved('En pausa')} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Off({ onOpen }: { onOpen: () => void }) {
  return (
    <>
      <p>
        Si no contestas a una medicina o a algo de tu salud, Encina puede avisar a los tuyos. Ahora
        no se avisa a nadie.
      </p>
      <Button size="large" icon={BellRing} onClick={onOpen}>
        Elegir a quién se avisa
      </Button>
    </>
  );
}

function On({
  userId,
  settings,
  onOpen,
}: {
  userId: string;
  settings: AlertSettings;
  onOpen: (task: 'form' | 'pause') => void;
}) {
  const takeBack = useTakeBack(userId);
  const onTakeBack = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => showToast('Ya no se avisa a nadie'),
      onError: (error) => showFailure(error),
    });
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">{orderWords(settings)}</p>
      <p>{hoursWords(settings)} Quien reciba el aviso verá qué era, a qué hora y quién se ocupa.</p>
      <Pause userId={userId} settings={settings} onOpen={() => onOpen('pause')} />
      <div className="grid gap-3">
        <Button icon={Pencil} onClick={() => onOpen('form')}>
          Cambiar a quién se avisa
        </Button>
        <Button icon={BellOff} busy={[takeBack.isPending, 'Quitando…']} onClick={onTakeBack}>
          No avisar a nadie
        </Button>
      </div>
    </>
  );
}

/** For holidays: until a day nobody is told, and then by itself somebody is again. */
function Pause({
  userId,
  settings,
  onOpen,
}: {
  userId: string;
  settings: AlertSettings;
  onOpen: () => void;
}) {
  const save = useSaveAlertSettings(userId);
  const { pausedUntil } = settings;
  const today = localDay(new Date(), useTimeZone());
  if (!pausedUntil || pausedUntil < today) {
    return (
      <Button icon={Palmtree} onClick={onOpen}>
        Pausa de vacaciones
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        En pausa hasta el {longDate(`${pausedUntil}T12:00:00Z`, 'UTC')}, incluido.
      </p>
      <Button
        icon={BellRing}
        busy={[save.isPending, 'Guardando…']}
        onClick={() =>
          save.mutate(bodyOf(settings, { pausedUntil: null }), {
            onSuccess: () => showToast('La pausa ha terminado'),
            onError: (error) => showFailure(error),
          })
        }
      >
        Terminar la pausa
      </Button>
    </div>
  );
}
