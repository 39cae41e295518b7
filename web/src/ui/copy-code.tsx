import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';

/** Copies what stands in the element; where the page may not use the clipboard, by selecting it first. */
async function copy(element: HTMLElement): Promise<boolean> {
  // Absent where a town hall serves Encina in its own network without HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await clipboard.writeText(element.textContent ?? '');
    return true;
  }
  getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}

/** A code to be read out, copied or written down: big, and whole on one line. */
export function CopyCode({ code }: { code: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const onCopy = async () => {
    setCopied(text.current ? await copy(text.current).catch(() => false) : false);
  };
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p
        ref={text}
        className="max-w-full rounded-xl bg-sand px-3 py-4 text-[min(2.25rem,7.5vw)] font-bold whitespace-nowrap sm:px-6 sm:tracking-wider"
      >
        {code}
      </p>
      <Button icon={copied ? Check : Copy} onClick={() => void onCopy()}>
        {copied ? 'Código copiado' : 'Copiar el código'}
      </Button>
      <p role="status" className={copied ? 'only-heard' : ''}>
        {copied && 'Código copiado'}
        {copied === false && 'No se pudo copiar. Apúntalo.'}
      </p>
    </div>
  );
}
