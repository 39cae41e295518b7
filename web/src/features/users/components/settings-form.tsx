import type { OwnUser } from '@encina/contract/users';
import { type FormEvent, useState } from 'react';
import { applyTextSize } from '../../../lib/text-size.ts';
import { currentTheme, setTheme } from '../../../lib/theme.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type Settings, useSaveSettings } from '../settings.queries.ts';
import { TextSizes } from './text-sizes.tsx';

/** The switches, loaded from the server and saved together. */
export function SettingsForm({
  user,
  onSaved,
  onFailed,
}: {
  user: OwnUser;
  onSaved: () => void;
  onFailed: () => void;
}) {
  const [settings, setSettings] = useState<Settings>({
    familyConsent: user.familyConsent,
    municipalConsent: user.municipalConsent,
    voiceEnabled: user.voiceEnabled,
    // What she sees is what the switch says: this device may have chosen for itself.
    darkMode: currentTheme() === 'dark',
    textSize: user.textSize,
  });
  const save = useSaveSettings(user.id);
  const set = (field: Exclude<keyof Settings, 'textSize'>) => (value: boolean) => {
    setSettings({ ...settings, [field]: value });
    if (field === 'darkMode') setTheme(value ? 'dark' : 'light');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(settings, { onSuccess: onSaved, onError: onFailed });
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <Card className="grid gap-1 p-5 sm:p-7">
        <h2 className="mb-2">Quién ve mi actividad</h2>
        <Switch
          label="Compartir con mi familia"
          hint="Tu familia podrá ver tu actividad, tus recordatorios y tus recuerdos."
          checked={settings.familyConsent}
          onChange={set('familyConsent')}
        />
        <Switch
          label="Compartir con el personal municipal"
          hint="El ayuntamiento podrá ver cuánto participas."
          checked={settings.municipalConsent}
          onChange={set('municipalConsent')}
        />
      </Card>
      <Card className="grid gap-1 p-5 sm:p-7">
        <h2 className="mb-2">Pantalla y voz</h2>
        <Switch
          label="Asistente de voz"
          hint="Encina te lee en voz alta."
          checked={settings.voiceEnabled}
          onChange={set('voiceEnabled')}
        />
        <Switch
          label="Modo nocturno"
          hint="Fondo oscuro y letras claras."
          checked={settings.darkMode}
          onChange={set('darkMode')}
        />
        <TextSizes
          value={settings.textSize ?? 'normal'}
          onChange={(textSize) => {
            setSettings({ ...settings, textSize });
            applyTextSize(textSize);
          }}
        />
      </Card>
      <p className="text-ink-soft">
        Puedes pedir al ayuntamiento el acceso, la rectificación o la supresión de tus datos.
      </p>
      <Button type="submit" variant="primary" size="large" busy={save.isPending && 'Guardando…'}>
        Guardar
      </Button>
    </form>
  );
}
