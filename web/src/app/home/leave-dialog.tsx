import type { Waiting } from '../../lib/offline/waiting.ts';
import { useReachable } from '../../lib/reachability.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import type { Closing } from '../../ui/closing.ts';
import { offlineWords, theseAreLost, toSendWords } from './leave-words.ts';
import type { useGoingOut } from './use-going-out.ts';

type LeaveDialogProps = Closing<{ way: ReturnType<typeof useGoingOut> }>;

/** What stands between "Salir" and the way out: a question, or what still has to be sent. */
export const LeaveDialog = (props: LeaveDialogProps) =>
  props.way.stage === 'asking' ? <Question {...props} /> : <StillToSend {...props} />;

/**
 * Asked on a tablet that is hers alone: there "Salir" is easily a slip, and the way back asks who she is. And wherever
 * something would be lost, because it could not be sent.
 */
function Question({ way: { lost, isLeaving, goOut }, onClose }: LeaveDialogProps) {
  const isOffline = !useReachable();
  const isAside = lost.some(({ problem }) => problem !== undefined);
  return (
    <AlertDialog
      onClose={onClose}
      title="¿Quieres salir?"
      dismiss="Quedarme"
      confirm={{ label: 'Sí, salir', onConfirm: goOut, busy: isLeaving && 'Saliendo…' }}
    >
      {(isOffline || isAside) && lost.length > 0 && (
        <>
          <p>{isOffline ? offlineWords(lost.length) : 'No todo se ha podido enviar.'}</p>
          <Lost items={lost} />
        </>
      )}
      <p>Para volver a entrar tendrás que elegir tu nombre.</p>
    </AlertDialog>
  );
}

/** Says at once that what she did is going out; it closes by itself when all has gone, and she is out. */
function StillToSend({ way: { stage, lost, isLeaving, goNow }, onClose }: LeaveDialogProps) {
  return (
    <AlertDialog
      onClose={onClose}
      title={stage === 'stuck' ? 'No se ha podido enviar todo' : 'Enviando lo que queda…'}
      dismiss="Quedarme"
      confirm={{
        label: 'Salir ahora',
        danger: lost.length > 0,
        onConfirm: goNow,
        busy: isLeaving && 'Saliendo…',
      }}
    >
      <p role="status">{toSendWords(lost.length)}</p>
      <Lost items={lost} />
    </AlertDialog>
  );
}

/** So many are named; the others are counted. */
const NAMED = 5;

/** What would be lost, in her words. */
function Lost({ items }: { items: readonly Waiting[] }) {
  if (items.length === 0) return null;
  const others = items.length - NAMED;
  return (
    <>
      <ul className="list-disc pl-6">
        {items.slice(0, NAMED).map(({ key, what }) => (
          <li key={key} className="wrap-anywhere first-letter:uppercase">
            {what}
          </li>
        ))}
        {others > 0 && <li>Y {others} más</li>}
      </ul>
      <p className="font-semibold">{theseAreLost(items.length)}</p>
    </>
  );
}
