import type { SupportPerson } from '@encina/contract/support';
import { useEffect } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { useIssueCode } from '../access.queries.ts';
import { AccessCode } from './access-code.tsx';

/** Another code for who has forgotten her password, or has lost the first one. */
export function NewCode({ person, onClose }: Closing<{ person: SupportPerson }>) {
  const { mutate, data, error } = useIssueCode(person.id);
  useEffect(() => mutate(), [mutate]);
  const closeLabel = 'Volver a la lista';
  if (data) {
    const municipalityId = storedMunicipalityId() ?? '';
    return (
      <AccessCode
        access={{ ...person, code: data, municipalityId }}
        closeLabel={closeLabel}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog onClose={onClose} closeLabel={closeLabel} title={`Código para ${person.name}`}>
      {error ? (
        <ErrorState
          title={sentenceOf(error, 'No se pudo crear el código.')}
          onRetry={() => mutate()}
        />
      ) : (
        <Loading shapes={['h-72']} />
      )}
    </Dialog>
  );
}
