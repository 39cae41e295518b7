import { PhoneLink } from '../../../ui/phone-link.tsx';

/** On the start screen where nobody answers: what goes on all the same, and what does not. */
export function WithoutNetwork({ isSomebodyIn }: { isSomebodyIn: boolean }) {
  return (
    <div role="note" className="grid gap-3 rounded-2xl border-2 border-edge bg-card p-4 text-left">
      <p>
        {isSomebodyIn
          ? 'Sin conexión puedes seguir igual. Lo que hagas se enviará después.'
          : 'Sin conexión no se puede comprobar tu PIN. Podrás entrar cuando vuelva.'}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        Si es urgente:
        <PhoneLink
          phone="112"
          className="inline-flex min-h-12 items-center gap-2 text-lg font-semibold underline"
        />
      </p>
    </div>
  );
}
