import { useRef, useState } from 'react';
import { endReporting } from '../../features/activity/activity-report.ts';
import { useLeave } from '../../features/users/users.queries.ts';
import { useTiedTo } from '../../lib/device-session.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { inBox, useBox } from '../../lib/offline/box.ts';
import { sendWaiting } from '../../lib/offline/sending.ts';
import { setAside, type Waiting } from '../../lib/offline/waiting.ts';
import { isHersAlone } from '../../lib/own-tablet.ts';
import { isReachable } from '../../lib/reachability.ts';

/** So long her last seconds may take to be reported: nobody waits for a figure. In ms. */
const REPORT_MS = 2_000;

/** `asking`: whether she means it; `sending`: what waits goes out first; `stuck`: not all of it could. */
type Stage = 'asking' | 'sending' | 'stuck';

const isToGo = ({ problem }: Waiting): boolean => problem === undefined;

/** The way out of home: nothing that she did stays behind without a word. */
export function useGoingOut(userId: string) {
  const { restart } = useNavigation();
  const tiedTo = useTiedTo();
  const leave = useLeave(userId);
  const [stage, setStage] = useState<Stage>();
  /** Whether she still means to go when all has been sent. */
  const isMeant = useRef(false);
  // What is on its first way too: somebody stands before it, and who leaves takes it with her.
  const lost = useBox();
  const waits = lost.filter(isToGo);

  const goNow = async () => {
    isMeant.current = false;
    await Promise.race([endReporting(), new Promise((over) => setTimeout(over, REPORT_MS))]);
    leave.mutate(undefined, { onSettled: () => restart('landing') });
  };
  const goOut = async () => {
    if (!inBox().some(isToGo) || !isReachable()) return goNow();
    const known = setAside.get().length;
    isMeant.current = true;
    setStage('sending');
    await sendWaiting();
    if (!isMeant.current) return;
    if (!inBox().some(isToGo) && setAside.get().length <= known) await goNow();
    else setStage('stuck');
  };
  const isLoss = lost.length > waits.length || (waits.length > 0 && !isReachable());
  return {
    stage,
    /** What she did and the server does not know. */
    lost,
    isLeaving: leave.isPending,
    wantOut: () => (isHersAlone(userId, tiedTo) || isLoss ? setStage('asking') : void goOut()),
    goOut: () => void goOut(),
    goNow: () => void goNow(),
    stay() {
      isMeant.current = false;
      setStage(undefined);
    },
  };
}
