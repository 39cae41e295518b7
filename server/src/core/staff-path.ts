import { STAFF_PATH } from '@encina/contract/staff-path';

const isUnder = (address: string) => address.startsWith(`${STAFF_PATH}/`);

/** Whether a browser asks as staff, and as nobody else. */
export const asksAsStaff = (request: { readonly originalUrl: string }): boolean =>
  isUnder(request.originalUrl);

/** The address of the endpoint that is meant. */
export const withoutStaff = (address: string): string =>
  isUnder(address) ? `/api${address.slice(STAFF_PATH.length)}` : address;
