import { me } from '@encina/contract/admins';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminLogout, useMe } from '../../features/admins/admins.queries.ts';
import { queryKey } from '../../lib/api.ts';
import { fromChunk } from '../../lib/chunk.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';

const FactorSetup = fromChunk(
  async () => (await import('../../features/factors/screens/factor-setup.tsx')).FactorSetup,
);

/** The panel; before it what the town asks of its staff, where somebody has not set it up. */
export function AdminPanel() {
  const { restart } = useNavigation();
  const client = useQueryClient();
  const logout = useAdminLogout();
  if (!useMe().data?.needsFactor) return <AdminDashboard />;
  return (
    <FactorSetup
      // What was refused until now is asked anew.
      onReady={() => void client.resetQueries({ queryKey: queryKey(me) })}
      onLeave={() => logout.mutate(undefined, { onSettled: () => restart('main-select') })}
    />
  );
}
