import { Eye } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** "Ya lo he visto": the way on, where nothing counts down. */
export function SeenButton({ onSeen }: { onSeen: () => void }) {
  return (
    <Button variant="primary" size="large" icon={<Eye aria-hidden />} onClick={onSeen}>
      Ya lo he visto
    </Button>
  );
}
