import { broughtByAddress } from './brought-by-address.ts';

const LINK = /^#correo=([\w-]{20,1000})$/;

/** What a link in a letter brings: words that the server alone understands. */
export const {
  take: takeMailLink,
  pending: pendingMailLink,
  forget: forgetMailLink,
} = broughtByAddress(({ hash }) => LINK.exec(hash)?.[1]);
