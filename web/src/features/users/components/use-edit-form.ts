import { type FullProfile, updateUserBody } from '@encina/contract/users';
import { refusalCode } from '../../../lib/api-error.ts';
import { useForm } from '../../../lib/use-form.ts';
import { type Edited, editOf } from '../edited.ts';
import { useUpdateUser } from '../profile.queries.ts';

/** Told what was to be written, and why it was not. */
export type Refused = (mine: Edited, error: unknown) => void;

interface EditFormOptions<Values> {
  /** The person as she was seen: what is written counts for this version of her. */
  user: FullProfile;
  initial: Values;
  edited: (values: Values) => Edited;
  onSaved: () => void;
  /** Somebody else was quicker. */
  onRefused: Refused;
}

interface Outcome {
  onSuccess: (saved: FullProfile) => void;
  onError: () => void;
}

/** A form that writes what staff know of a person, unless somebody else has written meanwhile. */
export function useEditForm<Values extends object>({
  user,
  initial,
  edited,
  onSaved,
  onRefused,
}: EditFormOptions<Values>) {
  const update = useUpdateUser(user.id);
  const form = useForm({
    initial,
    body: (values) => editOf(edited(values), user),
    schema: updateUserBody,
    sending: {
      ...update,
      mutate: (body: ReturnType<typeof editOf>, on: Outcome) =>
        update.mutate(body, {
          onSuccess: on.onSuccess,
          onError(error) {
            if (refusalCode(error) === 'changed_meanwhile') onRefused(edited(form.values), error);
            on.onError();
          },
        }),
    },
    onSent: onSaved,
  });
  return form;
}
