import { type NoticeAbout, readNotice } from '@encina/contract/notice-address';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation, useSnapshot } from '../lib/navigation.tsx';
import { forgetNotice, pendingNotice } from '../lib/notice-link.ts';
import { personIn } from '../lib/views.ts';
import { queryClient } from './query-client.ts';

/** The contract that it is asked by would weigh on the first screen. */
const whoIsIn = () =>
  import('../lib/device-session.ts').then(({ sessionNow }) => sessionNow()).catch(() => undefined);

/** Goes where a notice leads that somebody has tapped: at the start of a page, or in one that is open. */
export function NoticeGate() {
  const { go, restart } = useNavigation();
  const person = personIn(useSnapshot().entry.location);

  async function followAsPerson({ user, opens }: NoticeAbout): Promise<void> {
    let found = person;
    if (found?.id !== user) {
      // Another person's screen stays hers: what was due for her neighbour is asked when he comes in.
      if (found) return;
      const own = (await whoIsIn())?.user;
      if (own?.id !== user) return;
      found = { id: own.id, name: own.name, photo: own.photo };
      restart('user-menu', { user: found });
    }
    if (opens === 'messages') go('support-messages', { user: found });
  }

  const follow = useEffectEvent(async (about: NoticeAbout) => {
    if (about.opens !== 'family' && about.opens !== 'panel') return followAsPerson(about);
    const isIn = (await whoIsIn())?.support;
    const part = about.opens === 'family' ? ({ part: 'send' } as const) : {};
    if (isIn) go('support-dashboard', { userId: about.user, ...part });
    else go('support-login');
  });

  useEffect(() => {
    const brought = pendingNotice();
    forgetNotice();
    if (brought) void follow(brought);
    const { serviceWorker } = navigator;
    const heard = ({ data }: MessageEvent) => {
      const about = typeof data?.notice === 'string' ? readNotice(data.notice) : undefined;
      if (about) void follow(about);
      // She has said on the lock screen what was asked here.
      if (data?.answered) void queryClient.invalidateQueries();
    };
    serviceWorker?.addEventListener('message', heard);
    return () => serviceWorker?.removeEventListener('message', heard);
  }, []);
  return null;
}
