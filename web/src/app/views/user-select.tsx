import { NotEnrolled } from '../../features/devices/components/not-enrolled.tsx';
import { UserSelect as Select } from '../../features/users/screens/user-select.tsx';

export function UserSelect() {
  return <Select enrol={<NotEnrolled />} />;
}
