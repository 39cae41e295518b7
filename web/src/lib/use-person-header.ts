import { useMunicipality } from './municipality.ts';
import { useNavigation } from './navigation.tsx';
import type { SelectedUser } from './views.ts';

/**
 * What the top of each of a person's own views has: the way back to her home, and help.
 * @param words what the view is for
 */
export function usePersonHeader(user: SelectedUser, words: string) {
  const { backTo } = useNavigation();
  const phone = useMunicipality()?.phone;
  return {
    back: { label: 'Volver al inicio', onBack: () => backTo('user-menu', { user }) },
    help: { words, phone },
  };
}
