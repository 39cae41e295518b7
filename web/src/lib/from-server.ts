/** In the address of a page that is to come from the server, though the tablet keeps one. */
export const FROM_SERVER = 'del-servidor';
