/**
 * The API a second time, for a browser that asks as staff: `/staff/api/users` is `/api/users`. The cookie of staff is
 * bound to this path, so that a browser sends it with nothing else that it asks.
 */
export const STAFF_PATH = '/staff/api';
