import type { OwnUser } from '@encina/contract/users';
import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { tryTextSize } from '../../../lib/text-size.ts';
import { currentTheme, setTheme } from '../../../lib/theme.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListenButton } from '../../../ui/listen-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import {
  type OwnSettings,
  type OwnSwitch,
  ownSettings,
  useSaveSettings,
} from '../settings.queries.ts';
import { TextSizes } from './text-sizes.tsx';

const TEST = 'Hola. Así suena mi voz. Si me oyes bien, no tienes que cambiar nada.';

/** The switches, loaded from the server and saved together. */
export function SettingsForm({
  user,
  form,
  onChanged,
  onSaved,
  onFailed,
}: {
  user: OwnUser;
  form: Ref<HTMLFormElement>;
  /** Something is no longer as it was saved. */
  onChanged: () => void;
  onSaved: () => void;
  onFailed: () => void;
}) {
  const [settings, setSettings] = useState<OwnSettings>({
    ...ownSettings(user),
    // What she sees is what the switch says: this device may have chosen for itself.
    darkMode: currentTheme() === 'dark',
  });
  const save = useSaveSettings(user.id);
  // Text grows as soon as a size is chosen; where it is not saved, it goes back.
  useEffect(() => () => tryTextSize(undefined), []);
  const change = (changed: Partial<OwnSettings>) => {
    setSettings({ ...settings, ...changed });
    onChanged();
  };
  const switchOf = (name: OwnSwitch) => ({
    checked: settings[name],
    onChange: (value: boolean) => change({ [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(settings, { onSuccess: onSaved, onError: onFailed });
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-6">
      <Card className="grid gap-1 p-5 sm:p-7">
        <h2 className="mb-2">Quién ve mi actividad</h2>
        <Switch
          label="Compartir con mi familia"
          hint="Tu familia podrá ver tu actividad, tus recordatorios y tus recuerdos."
          {...switchOf('familyConsent')}
        />
        <Switch
          label="Compartir con el personal municipal"
          hint="El ayuntamiento podrá ver cuánto participas."
          {...switchOf('municipalConsent')}
        />
      </Card>
      <Card className="grid gap-1 p-5 sm:p-7">
        <h2 className="mb-2">Pantalla</h2>
        <Switch
          label="Modo nocturno"
          hint="Fondo oscuro y letras claras."
          checked={settings.darkMode}
          onChange={(darkMode) => {
            change({ darkMode });
            setTheme(darkMode ? 'dark' : 'light');
          }}
        />
        <TextSizes
          value={settings.textSize}
          onChange={(textSize) => {
            change({ textSize });
            tryTextSize(textSize);
          }}
        />
      </Card>
      <Card className="grid gap-1 p-5 sm:p-7">
        <h2 className="mb-2">Voz y sonido</h2>
        <Switch
          label="Asistente de voz"
          hint="Encina te lee en voz alta."
          {...switchOf('voiceEnabled')}
        />
        <div className="grid pb-3">
          <ListenButton text={TEST} label="Probar la voz" />
        </div>
        <Switch
          label="Sonidos"
          hint="Suena al llegar la hora de un recordatorio."
          {...switchOf('soundEnabled')}
        />
      </Card>
      <Card className="grid gap-1 p-5 sm:p-7">
        <h2 className="mb-2">Juegos y ánimo</h2>
        <Switch
          label="Jugar sin prisa"
          hint="Los juegos empiezan sin reloj. En cada partida puedes cambiarlo."
          {...switchOf('unhurried')}
        />
        <Switch
          label="Preguntarme cómo estoy"
          hint="Una vez al día, en el inicio. Contestas si quieres."
          {...switchOf('moodAsked')}
        />
      </Card>
      <Card className="grid gap-1 p-5 sm:p-7">
        <h2 className="mb-2">Mensajes</h2>
        <Switch
          label="Guardar siempre las fotos de mi familia en Mis Recuerdos"
          hint="También los vídeos y las voces. Así no se pierden al salir de Mensajes."
          {...switchOf('familyPhotosKept')}
        />
      </Card>
      <Button type="submit" variant="primary" size="large" busy={save.isPending && 'Guardando…'}>
        Guardar
      </Button>
    </form>
  );
}
