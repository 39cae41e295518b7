/** The cache of pictures of one person: where it is there, she is in, and the service worker keeps what she has seen. */
export const picturesOf = (userId: string): string => `encina pictures ${userId}`;
