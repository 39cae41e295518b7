import { CircleAlert, CloudOff } from 'lucide-react';
import { whyUnsent } from '../unsent.ts';

/** What becomes of something that the server has not got: it goes by itself, or says why it does not. */
export function Standing({
  problem,
  role,
  children,
}: {
  /** Why it was set aside. */
  problem: string | undefined;
  role?: 'status';
  /** Said of what goes by itself. */
  children: string;
}) {
  const Icon = problem ? CircleAlert : CloudOff;
  return (
    <p role={role} className="flex items-center gap-3 font-semibold wrap-anywhere">
      <Icon aria-hidden className={`size-6 flex-none ${problem ? 'text-danger' : ''}`} />
      {problem ? whyUnsent(problem) : children}
    </p>
  );
}
