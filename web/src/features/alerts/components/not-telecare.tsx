import { PhoneLink } from '../../../ui/phone-link.tsx';

/** What this is not, wherever somebody relies on it. */
export function NotTelecare({ words }: { words: string }) {
  return (
    <p className="text-ink-soft">
      {words} Si hay peligro, llama al{' '}
      <PhoneLink
        phone="112"
        className="inline-flex min-h-12 items-center gap-1 font-semibold text-ink underline"
      />
    </p>
  );
}
