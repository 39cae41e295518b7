import { AudioLines, Check, Ear, Square, Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { HandsFree } from '../hands-free/use-hands-free.ts';
import type { Voice } from '../use-voice.ts';

interface VoiceToolsProps {
  voice: Voice;
  handsFree: Pick<HandsFree, 'able' | 'on'>;
  onHandsFree: () => void;
}

/** Replies aloud or not, quiet now, how it sounds, and talking without hands where the browser can. */
export function VoiceTools({ voice, handsFree, onHandsFree }: VoiceToolsProps) {
  if (voice.able === false) {
    return <p>Este aparato no tiene voz en español. Puedes leer las respuestas aquí.</p>;
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 sm:gap-3">
      <legend className="only-heard">Voz</legend>
      <Button
        size="small"
        aria-pressed={voice.on}
        icon={voice.on ? Volume2 : VolumeX}
        onClick={voice.toggle}
      >
        {voice.on ? 'Voz encendida' : 'Voz apagada'}
      </Button>
      <Button size="small" icon={AudioLines} onClick={voice.test}>
        Probar voz
      </Button>
      <Button size="small" icon={Square} disabled={!voice.speaking} onClick={voice.stop}>
        Parar voz
      </Button>
      {handsFree.able && (
        <Button
          size="small"
          variant={handsFree.on ? 'sand' : 'quiet'}
          aria-pressed={handsFree.on}
          icon={handsFree.on ? Check : Ear}
          onClick={onHandsFree}
        >
          Manos libres
        </Button>
      )}
    </fieldset>
  );
}
