import type { FullProfile } from '@encina/contract/users';

/** What stands in the place of a profile for a while. */
export interface ProfileTask {
  user: FullProfile;
  onClose: () => void;
  onSaved: () => void;
}
