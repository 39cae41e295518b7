import type { ResponseBodyOf } from '@encina/contract/endpoint';
import { addAppBody, type startApp } from '@encina/contract/factors';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAddApp, useNewApp } from '../factors.queries.ts';

interface AddAppProps {
  onClose: () => void;
  /** @param codes those that come with the first factor */
  onAdded: (codes: readonly string[] | null) => void;
}

const TITLE = 'Aplicación de códigos';

/** The picture for the app, and the first code that the app shows: without it nobody is asked for one. */
export function AddApp({ onClose, onAdded }: AddAppProps) {
  const fresh = useNewApp();
  if (fresh.data) return <AppForm fresh={fresh.data} onClose={onClose} onAdded={onAdded} />;
  return (
    <Dialog onClose={onClose} title={TITLE}>
      <Loaded
        query={fresh}
        shape="h-72"
        problem={sentenceOf(fresh.error, 'No se pudo preparar. Inténtalo de nuevo.')}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function AppForm({
  fresh: { pending, secret, address },
  onClose,
  onAdded,
}: AddAppProps & { fresh: ResponseBodyOf<typeof startApp> }) {
  const [isTyping, setTyping] = useState(false);
  const form = useForm({
    initial: { code: '' },
    body: ({ code }) => ({ pending, code }),
    schema: addAppBody,
    sending: useAddApp(),
    onSent: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver a mi cuenta"
      title={TITLE}
      action="Comprobar"
      sendingWords="Comprobando…"
    >
      <ol className="grid list-decimal gap-2 pl-6">
        <li>Abre en tu teléfono la aplicación de códigos que uses.</li>
        <li>Elige añadir una cuenta y enfoca este dibujo.</li>
        <li>Escribe aquí abajo el código de seis cifras que sale.</li>
      </ol>
      <div className="grid justify-items-center">
        <QrPicture text={address} label="Dibujo para la aplicación de códigos" />
      </div>
      <Disclosure
        show="No puedo enfocar el dibujo"
        hide="Ocultar la clave"
        open={isTyping}
        onToggle={setTyping}
      >
        <p>Escribe esta clave en la aplicación:</p>
        <p className="font-bold tracking-wider wrap-anywhere">{inFours(secret)}</p>
      </Disclosure>
      <TextField
        label="Código de seis cifras"
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </FormDialog>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
