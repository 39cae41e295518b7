import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import type { Invitation } from '../../../lib/invitation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useEnrol } from '../devices.queries.ts';

/** Types in the code that staff gave, so that this tablet may show the town's people. */
export function EnrolForm({
  invitation,
  onEnrolled,
}: {
  /** Where the code came with the address. */
  invitation?: Invitation | undefined;
  onEnrolled?: (() => void) | undefined;
}) {
  const [code, setCode] = useState(invitation?.code ?? '');
  const enrol = useEnrol(invitation?.municipalityId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enrol.mutate(code, { onSuccess: () => onEnrolled?.() });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 text-left">
      <TextField
        label="Código del ayuntamiento"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={enrol.error ? sentenceOf(enrol.error, 'Ese código no es correcto.') : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" busy={[enrol.isPending, 'Un momento…']}>
        Dar de alta este dispositivo
      </Button>
    </form>
  );
}
