import { Phone } from 'lucide-react';

/** A telephone number that is called with a tap. */
export function PhoneLink({ phone, className }: { phone: string; className: string }) {
  return (
    <a href={`tel:${phone.replace(/\s/g, '')}`} className={className}>
      <Phone aria-hidden className="size-[1.1em]" />
      {phone}
    </a>
  );
}
