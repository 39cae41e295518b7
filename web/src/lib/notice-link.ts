import { readNotice } from '@encina/contract/notice-address';
import { broughtByAddress } from './brought-by-address.ts';

/** What the notice was about with which this page was opened. */
export const {
  take: takeNotice,
  pending: pendingNotice,
  forget: forgetNotice,
} = broughtByAddress(({ hash }) => readNotice(hash));
