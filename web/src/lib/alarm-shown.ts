import { useEffect } from 'react';
import { createStore } from './store.ts';

/** Whether her alarm stands over everything: what keeps her screen dark by night gives way to it. */
const alarmShown = createStore(false);

export const useIsAlarmShown = alarmShown.use;

/** For the alarm itself, for as long as it is there. */
export function useShowsAlarm(): void {
  useEffect(() => {
    alarmShown.set(true);
    return () => alarmShown.set(false);
  }, []);
}
