import { messageObject } from '@encina/contract/message-files';

/** What the row of a message holds of its file. */
export const keyOf = (fileId: string): string => `messages/${fileId}`;

/** The file that such a row speaks of. */
export const fileIn = (key: string): string => key.slice(keyOf('').length);

/** Where a page finds the file of a message, and what a sender says of it. */
export const fileAddress = (userId: string, fileId: string): string =>
  messageObject.path.replace(':id', userId).replace(':fileId', fileId);

/** The file that an address names, where it is that person's. */
export function fileAt(userId: string, address: string): string | undefined {
  const id = address.split('/').at(-1) ?? '';
  return address === fileAddress(userId, id) ? id : undefined;
}
