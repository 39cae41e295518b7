import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { useHaveCalled } from '../conversation.queries.ts';

/** At the top of the panel there is room for large buttons; in a conversation they share one row. */
const LOOKS = {
  card: {
    row: 'items-center gap-3',
    phone: 'min-h-16 items-center gap-3 px-6',
    called: 'min-h-16',
  },
  strip: {
    row: 'gap-2',
    phone: 'min-h-14 flex-1 items-center justify-center gap-2 px-4',
    called: 'flex-1 px-3! text-base',
  },
} as const;

/** Her telephone, and the button that says it is done. */
export function CallActions({
  supportId,
  userId,
  phone,
  look,
  children,
}: {
  supportId: string;
  userId: string;
  phone: string | null;
  look: keyof typeof LOOKS;
  /** What the telephone's button says. */
  children: ReactNode;
}) {
  const haveCalled = useHaveCalled(supportId);
  const classes = LOOKS[look];
  return (
    <>
      <div className={`flex flex-wrap ${classes.row}`}>
        {phone && (
          <PhoneLink
            phone={phone}
            className={`inline-flex rounded-lg bg-hue font-semibold text-on-hue ${classes.phone}`}
          >
            {children}
          </PhoneLink>
        )}
        <Button
          className={classes.called}
          busy={[haveCalled.isPending, 'Guardando…']}
          onClick={() => haveCalled.mutate(userId)}
        >
          Ya he llamado
        </Button>
      </div>
      <CallError error={haveCalled.error} />
    </>
  );
}
