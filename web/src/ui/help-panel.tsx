import { Dialog } from './dialog.tsx';
import { ListenButton } from './listen-button.tsx';
import { PhoneLink } from './phone-link.tsx';

export interface HelpWords {
  /** Two sentences: what this screen is for, and what to do. */
  words: string;
  /** The town hall's telephone, where it is known. */
  phone?: string | null | undefined;
}

/** What "Ayuda" opens: the words, somebody who reads them, and somebody to call. */
export function HelpPanel({
  onClose,
  title,
  words,
  phone,
}: HelpWords & { onClose: () => void; title: string }) {
  return (
    <Dialog onClose={onClose} title={`Ayuda: ${title}`}>
      <div className="grid gap-5">
        <p className="text-lg">{words}</p>
        <ListenButton text={words} />
        {phone && (
          <div className="grid gap-3 border-t-2 border-line pt-5">
            <p>¿Necesitas hablar con alguien? Llama al ayuntamiento.</p>
            <PhoneLink
              phone={phone}
              className="flex min-h-16 items-center justify-center gap-3 rounded-lg border-2 border-edge bg-sand px-6 text-xl font-bold"
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
