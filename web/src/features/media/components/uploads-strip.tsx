import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { fileWords } from '../memory-words.ts';
import { cancelUpload, forgetDone, retryUpload, type Upload } from '../upload/upload-queue.ts';

const percent = (sent: number) => `${Math.round(sent * 100)} %`;

function wordsOf({ state, sent, problem }: Upload): string {
  const words: Record<Upload['state'], string> = {
    waiting: 'Espera su turno.',
    preparing: 'Preparando…',
    sending: `Subiendo: ${percent(sent)}`,
    away: 'Sin conexión. Seguimos en cuanto vuelva.',
    saving: 'Guardando…',
    done: 'Guardado en Mis Recuerdos.',
    failed: problem,
  };
  return words[state];
}

/** What is on its way: how far, in words and as a bar, and a way to call it back. */
export function UploadsStrip({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ state }) => state === 'done');
  return (
    <section
      aria-label="Recuerdos en camino"
      className="grid gap-3 rounded-2xl border-2 border-hue-edge bg-ground p-4"
    >
      <ul className="grid gap-3">
        {uploads.map((upload) => (
          <li key={upload.id} className="grid max-w-none gap-2">
            <Line upload={upload} />
          </li>
        ))}
      </ul>
      {isOver && (
        <Button className="justify-self-start" onClick={forgetDone}>
          Entendido
        </Button>
      )}
    </section>
  );
}

function Line({ upload }: { upload: Upload }) {
  const { id, file, state, sent, title, day } = upload;
  const name = title || fileWords(file, day);
  const isOver = state === 'done';
  const Sign = state === 'failed' ? CircleAlert : CircleCheck;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold break-words">{name}</p>
          <p
            role={state === 'failed' ? 'alert' : undefined}
            className={`flex items-center gap-2 ${state === 'failed' ? 'font-medium text-danger' : ''}`}
          >
            {(state === 'failed' || isOver) && (
              <Sign aria-hidden className="size-[1.2em] flex-none" />
            )}
            {wordsOf(upload)}
          </p>
        </div>
        {state === 'failed' && (
          <Button
            icon={RotateCcw}
            aria-label={`Reintentar ${name}`}
            onClick={() => retryUpload(id)}
          >
            Reintentar
          </Button>
        )}
        {!isOver && (
          <Button
            icon={X}
            aria-label={`${state === 'failed' ? 'Quitar' : 'Cancelar'} ${name}`}
            onClick={() => cancelUpload(id)}
          >
            {state === 'failed' ? 'Quitar' : 'Cancelar'}
          </Button>
        )}
      </div>
      {!isOver && state !== 'failed' && (
        <progress
          aria-label={`Lo que ha subido de ${name}`}
          max={1}
          value={sent}
          className="upload-bar"
        />
      )}
    </>
  );
}
