import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { durationWords } from '../lib/duration-words.ts';
import { Button } from './button.tsx';

/** Later than the end of any voice, in seconds: going there makes the browser find out where the end is. */
const BEYOND = 1e7;

/** How long a voice is, once the browser knows: a recording of its own does not say, and is sent to look. */
function lengthOf(audio: HTMLAudioElement): number | undefined {
  if (audio.duration === Number.POSITIVE_INFINITY) {
    audio.currentTime = BEYOND;
    return undefined;
  }
  if (audio.currentTime >= audio.duration) audio.currentTime = 0;
  return audio.duration;
}

/** A voice: one big button and one long bar. */
export function SoundPlayer({ src, name }: { src: string; name: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [failed, setFailed] = useState(false);
  const toggle = () => {
    const { current } = audio;
    if (!current) return;
    if (playing) current.pause();
    else void current.play().catch(() => setFailed(true));
  };
  if (failed) return <p role="status">Este aparato no puede reproducir este sonido.</p>;
  return (
    <div className="grid w-full max-w-[40rem] gap-4">
      {/* biome-ignore lint/a11y/useMediaCaption: a voice of the family has no captions */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) => setLength(lengthOf(currentTarget) ?? length)}
        onError={() => setFailed(true)}
      />
      <Button
        variant="primary"
        size="large"
        className="justify-self-center"
        icon={playing ? Pause : Play}
        onClick={toggle}
      >
        {playing ? 'Parar' : 'Escuchar'}
      </Button>
      <input
        type="range"
        aria-label={`Por dónde va ${name}`}
        aria-valuetext={`${durationWords(at)} de ${durationWords(length)}`}
        min={0}
        max={Math.max(length, 0.1)}
        step={0.1}
        value={Math.min(at, length)}
        onChange={({ target }) => {
          if (audio.current) audio.current.currentTime = Number(target.value);
        }}
        className="sound-bar"
      />
      <p className="flex justify-between text-lg font-semibold" aria-hidden>
        <span>{durationWords(at)}</span>
        <span>{durationWords(length)}</span>
      </p>
    </div>
  );
}
