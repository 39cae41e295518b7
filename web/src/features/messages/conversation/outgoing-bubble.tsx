import { CircleAlert, Clock, RotateCcw, X } from 'lucide-react';
import { clockTime } from '../../../lib/dates.ts';
import { useReachable } from '../../../lib/reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { fileWords } from '../message-words.ts';
import { Bubble, FootLine } from './bubble.tsx';
import { FileView, typeOf, useFileAddress } from './file-view.tsx';
import { type OnItsWay, retry, withdraw } from './outbox.ts';

/** What is on its way: where it is, and where it does not get on, the ways to go on. */
export function OutgoingBubble({
  outgoing,
  name,
  timeZone,
}: {
  outgoing: OnItsWay;
  /** To whom. */
  name: string;
  timeZone: string;
}) {
  const { text, file } = outgoing;
  const url = useFileAddress(file);
  const type = file && typeOf(file);
  return (
    <Bubble isMine from="Tú" foot={<Way outgoing={outgoing} timeZone={timeZone} />}>
      {type === 'audio' && <p className="font-semibold">{fileWords(type)}</p>}
      {type && url && <FileView type={type} url={url} name={`${fileWords(type)} para ${name}`} />}
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
    </Bubble>
  );
}

function Way({ outgoing, timeZone }: { outgoing: OnItsWay; timeZone: string }) {
  const isReachable = useReachable();
  const { state, problem } = outgoing;
  const isRefused = state === 'refused';
  return (
    <>
      <FootLine icon={isRefused ? CircleAlert : Clock}>
        {clockTime(outgoing.at, timeZone)} ·{' '}
        <span role="status">{wayWords(outgoing, isReachable)}</span>
      </FootLine>
      {problem && <p className="px-1 font-semibold text-danger">{problem}</p>}
      {(isRefused || (state === 'waiting' && !isReachable)) && (
        <div className="flex flex-wrap justify-end gap-2">
          {isRefused && (
            <Button size="small" icon={RotateCcw} onClick={() => retry(outgoing)}>
              Intentar de nuevo
            </Button>
          )}
          <Button size="small" icon={X} onClick={() => void withdraw(outgoing)}>
            No enviar
          </Button>
        </div>
      )}
    </>
  );
}

function wayWords({ state, share, file }: OnItsWay, isReachable: boolean): string {
  if (state === 'refused') return 'Sin enviar';
  if (!isReachable) return 'Esperando conexión. Se enviará sin que hagas nada.';
  return file && share > 0 ? `Enviando… ${Math.round(share * 100)} %` : 'Enviando…';
}
