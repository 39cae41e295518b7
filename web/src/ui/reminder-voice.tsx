import { Pause, Play } from 'lucide-react';
import { useVoice } from '../lib/use-voice.ts';
import { Button } from './button.tsx';

interface VoiceControl extends Pick<ReturnType<typeof useVoice>, 'isPlaying' | 'problem'> {
  /** Whose voice it is; none where it is her own. */
  name: string | null;
  onPlay: () => void;
  onStop: () => void;
  className?: string | undefined;
}

/** "Escuchar a Lucía", and "Parar la voz" while it is heard: for a player that somebody else holds. */
export function VoiceButton({ name, isPlaying, problem, onPlay, onStop, className }: VoiceControl) {
  if (problem === 'broken') return <p role="status">Este aparato no puede reproducir esta voz.</p>;
  return (
    <Button
      size="large"
      variant={problem === 'refused' ? 'primary' : 'sand'}
      className={className}
      icon={isPlaying ? Pause : Play}
      onClick={isPlaying ? onStop : onPlay}
    >
      {isPlaying ? 'Parar la voz' : `Escuchar ${name ? `a ${name}` : 'mi voz'}`}
    </Button>
  );
}

/** A voice that goes with what there is to do. */
export function ReminderVoice({
  src,
  name,
  className,
}: Pick<VoiceControl, 'name' | 'className'> & { src: string }) {
  const { play, stop, ...state } = useVoice(src);
  return (
    <VoiceButton
      {...state}
      name={name}
      className={className}
      onPlay={() => void play()}
      onStop={stop}
    />
  );
}
