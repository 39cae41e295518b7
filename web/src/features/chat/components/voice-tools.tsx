import { AudioLines, Square, Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { Voice } from '../use-voice.ts';

/** Replies aloud or not, quiet now, and how it sounds. */
export function VoiceTools({ voice }: { voice: Voice }) {
  if (voice.able === false) {
    return <p>Este aparato no tiene voz en español. Puedes leer las respuestas aquí.</p>;
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 sm:gap-3">
      <legend className="only-heard">Voz</legend>
      <Button
        size="small"
        aria-pressed={voice.on}
        icon={voice.on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        onClick={voice.toggle}
      >
        {voice.on ? 'Voz encendida' : 'Voz apagada'}
      </Button>
      <Button size="small" icon={<AudioLines aria-hidden />} onClick={voice.test}>
        Probar voz
      </Button>
      <Button
        size="small"
        icon={<Square aria-hidden />}
        disabled={!voice.speaking}
        onClick={voice.stop}
      >
        Parar voz
      </Button>
    </fieldset>
  );
}
