import type { PickerUser } from '@encina/contract/users';

/** Somebody with a PIN, as a tablet shows her. */
export const person = (id: string, name: string): PickerUser => ({
  id,
  name,
  photo: null,
  isActive: true,
  hasPin: true,
});
