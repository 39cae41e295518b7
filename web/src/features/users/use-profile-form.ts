import type { BodyIn } from '@encina/contract/endpoint';
import { type update, updateUserBody } from '@encina/contract/users';
import type { FieldErrors } from '../../lib/form.ts';
import { useForm } from '../../lib/use-form.ts';
import { useUpdateUser } from './profile.queries.ts';
import type { ProfileTask } from './profile-task.ts';

interface ProfileForm<Values> {
  initial: Values;
  body: (values: Values) => BodyIn<typeof update>;
  check?: (values: Values) => FieldErrors;
}

/** A form that changes something of the person whose profile is open. */
export function useProfileForm<Values extends object>(
  { user, onSaved }: ProfileTask,
  form: ProfileForm<Values>,
) {
  const sending = useUpdateUser(user.id);
  return useForm({ ...form, schema: updateUserBody, sending, onSent: onSaved });
}
