import { Eye } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** "Ya lo he visto": the way on, where nothing counts down. Its place stays, so that nothing moves when it goes. */
export function SeenButton({ shown, onSeen }: { shown: boolean; onSeen: () => void }) {
  return (
    <div data-stage className="field-keys grid min-h-16">
      {shown && (
        <Button variant="primary" icon={Eye} onClick={onSeen}>
          Ya lo he visto
        </Button>
      )}
    </div>
  );
}
