import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  hasSpanishVoice,
  speak,
  stopSpeaking,
  unlockSpeech,
  useSpokenText,
} from '../lib/speech.ts';
import { Button } from './button.tsx';

/** "Escuchar", or what else it is called, reads a text aloud and becomes "Parar la voz"; without a Spanish voice it says so instead. */
export function ListenButton({ text, label = 'Escuchar' }: { text: string; label?: string }) {
  const [mute, setMute] = useState(false);
  const spoken = useSpokenText();
  const speaking = spoken === text;
  useEffect(() => () => stopSpeaking(text), [text]);
  const listen = async () => {
    unlockSpeech();
    if (await hasSpanishVoice()) speak(text);
    else setMute(true);
  };
  if (mute) {
    return <p role="status">Este aparato no tiene voz en español. Puedes leer el texto aquí.</p>;
  }
  return speaking ? (
    <Button className="min-h-16" icon={Square} onClick={() => stopSpeaking()}>
      Parar la voz
    </Button>
  ) : (
    <Button className="min-h-16" icon={Volume2} onClick={() => void listen()}>
      {label}
    </Button>
  );
}
