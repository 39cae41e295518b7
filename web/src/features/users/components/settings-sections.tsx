import type { ReactNode } from 'react';
import { tryTextSize } from '../../../lib/text-size.ts';
import { tryTheme } from '../../../lib/theme.ts';
import { Card } from '../../../ui/card.tsx';
import { ListenButton } from '../../../ui/listen-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OwnSettings, OwnSwitch } from '../settings.queries.ts';
import { TextSizes } from './text-sizes.tsx';

const TEST = 'Hola. Así suena mi voz. Si me oyes bien, no tienes que cambiar nada.';

interface SectionProps {
  settings: OwnSettings;
  change: (changed: Partial<OwnSettings>) => void;
}

const switchOf = ({ settings, change }: SectionProps, name: OwnSwitch) => ({
  checked: settings[name],
  onChange: (value: boolean) => change({ [name]: value }),
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-1 p-5 sm:p-7">
      <h2 className="mb-2">{title}</h2>
      {children}
    </Card>
  );
}

export function SharingSection(props: SectionProps) {
  return (
    <Section title="Quién ve mi actividad">
      <Switch
        label="Compartir con mi familia"
        hint="Tu familia podrá ver tu actividad, tus recordatorios y tus recuerdos."
        {...switchOf(props, 'familyConsent')}
      />
      <Switch
        label="Compartir con el personal municipal"
        hint="El ayuntamiento podrá ver cuánto participas."
        {...switchOf(props, 'municipalConsent')}
      />
    </Section>
  );
}

/** Shows at once what is chosen. */
export function ScreenSection({ settings, change }: SectionProps) {
  return (
    <Section title="Pantalla">
      <Switch
        label="Modo nocturno"
        hint="Fondo oscuro y letras claras."
        checked={settings.darkMode}
        onChange={(darkMode) => {
          change({ darkMode });
          tryTheme(darkMode ? 'dark' : 'light');
        }}
      />
      <TextSizes
        value={settings.textSize}
        onChange={(textSize) => {
          change({ textSize });
          tryTextSize(textSize);
        }}
      />
    </Section>
  );
}

export function VoiceSection(props: SectionProps) {
  return (
    <Section title="Voz y sonido">
      <Switch
        label="Asistente de voz"
        hint="Encina te lee en voz alta."
        {...switchOf(props, 'voiceEnabled')}
      />
      <div className="grid pb-3">
        <ListenButton text={TEST} label="Probar la voz" />
      </div>
      <Switch
        label="Sonidos"
        hint="Suena al llegar la hora de un recordatorio."
        {...switchOf(props, 'soundEnabled')}
      />
    </Section>
  );
}

export function LeisureSection(props: SectionProps) {
  return (
    <Section title="Juegos y ánimo">
      <Switch
        label="Jugar sin prisa"
        hint="Los juegos empiezan sin reloj. En cada partida puedes cambiarlo."
        {...switchOf(props, 'unhurried')}
      />
      <Switch
        label="Preguntarme cómo estoy"
        hint="Una vez al día, en el inicio. Contestas si quieres."
        {...switchOf(props, 'moodAsked')}
      />
    </Section>
  );
}

export function MessagesSection(props: SectionProps) {
  return (
    <Section title="Mensajes">
      <Switch
        label="Guardar siempre las fotos de mi familia en Mis Recuerdos"
        hint="También los vídeos y las voces. Así no se pierden al salir de Mensajes."
        {...switchOf(props, 'familyPhotosKept')}
      />
    </Section>
  );
}
