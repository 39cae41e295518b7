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

/** Settings that are on or off and change nothing else on the screen: what they are called, and what they do. */
const WORDS = {
  familyConsent: {
    label: 'Compartir con mi familia',
    hint: 'Tu familia podrá ver tu actividad, tus recordatorios y tus recuerdos.',
  },
  municipalConsent: {
    label: 'Compartir con el personal municipal',
    hint: 'El ayuntamiento podrá ver cuánto participas.',
  },
  voiceEnabled: { label: 'Asistente de voz', hint: 'Encina te lee en voz alta.' },
  soundEnabled: { label: 'Sonidos', hint: 'Suena al llegar la hora de un recordatorio.' },
  unhurried: {
    label: 'Jugar sin prisa',
    hint: 'Los juegos empiezan sin reloj. En cada partida puedes cambiarlo.',
  },
  moodAsked: {
    label: 'Preguntarme cómo estoy',
    hint: 'Una vez al día, en el inicio. Contestas si quieres.',
  },
  familyPhotosKept: {
    label: 'Guardar siempre las fotos de mi familia en Mis Recuerdos',
    hint: 'También los vídeos y las voces. Así no se pierden al salir de Mensajes.',
  },
  quietNights: {
    label: 'Sin avisos de mensajes por la noche',
    hint: 'De diez de la noche a ocho de la mañana. Tus recordatorios sí suenan.',
  },
} satisfies Partial<Record<OwnSwitch, { label: string; hint: string }>>;
type Name = keyof typeof WORDS;

function SettingSwitch({ settings, change, name }: SectionProps & { name: Name }) {
  return (
    <Switch
      {...WORDS[name]}
      checked={settings[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-1 p-5 sm:p-7">
      <h2 className="mb-2">{title}</h2>
      {children}
    </Card>
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
      <SettingSwitch {...props} name="voiceEnabled" />
      <div className="grid pb-3">
        <ListenButton text={TEST} label="Probar la voz" />
      </div>
      <SettingSwitch {...props} name="soundEnabled" />
    </Section>
  );
}

const sectionOf =
  (title: string, ...names: readonly Name[]) =>
  (props: SectionProps) => (
    <Section title={title}>
      {names.map((name) => (
        <SettingSwitch key={name} {...props} name={name} />
      ))}
    </Section>
  );

export const SharingSection = sectionOf(
  'Quién ve mi actividad',
  'familyConsent',
  'municipalConsent',
);
export const LeisureSection = sectionOf('Juegos y ánimo', 'unhurried', 'moodAsked');
export const MessagesSection = sectionOf('Mensajes', 'familyPhotosKept', 'quietNights');
