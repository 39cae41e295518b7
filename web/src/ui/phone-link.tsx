import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneWords } from './phone-words.ts';

/** A telephone number that is called with a tap. */
export function PhoneLink({
  phone,
  className,
  children = phoneWords(phone),
}: {
  phone: string;
  className: string;
  /** What it says, where the number alone would not do. */
  children?: ReactNode;
}) {
  return (
    <a href={`tel:${phone.replace(/\s/g, '')}`} className={className}>
      <Phone aria-hidden className="size-[1.1em]" />
      {children}
    </a>
  );
}
