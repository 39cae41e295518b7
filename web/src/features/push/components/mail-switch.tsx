import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NOT_SAVED, sentenceOf } from '../../../lib/failure-words.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { MailOf } from '../push.queries.ts';

/** Whether somebody is told by letters, too: on when it was confirmed from that letter-box. */
export function MailSwitch({ of, hint }: { of: MailOf; hint: string }) {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: of.queryKey, queryFn: of.read, staleTime: 0 });
  const set = useMutation({
    mutationFn: of.set,
    onSettled: () => client.invalidateQueries({ queryKey: of.queryKey }),
  });
  if (!data) return null;
  if (!data.isOffered) return <p>Este ayuntamiento no envía avisos por correo.</p>;
  const isAsked = set.isSuccess && set.variables && !data.isOn;
  return (
    <>
      <Switch
        label="Avisarme también por correo"
        hint={`A ${data.address}. ${hint}`}
        checked={data.isOn}
        disabled={set.isPending}
        onChange={(isOn) => set.mutate(isOn)}
      />
      <p role="status" className="font-semibold text-encina empty:hidden">
        {isAsked &&
          'Te hemos enviado un correo. Ábrelo antes de 48 horas y toca su enlace para confirmarlo.'}
      </p>
      {set.error && <FormError>{sentenceOf(set.error, NOT_SAVED)}</FormError>}
    </>
  );
}
