import type { Config } from '../../../core/config.ts';
import { bucketDestination } from './bucket.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';
import { type Mounts, pluggedIn } from './plugged-in.ts';

/** Where copies go: the folder and the bucket of the settings, and the disks that are plugged in now. */
export async function configuredDestinations(
  { folder, s3 }: Config['copies'],
  mounts?: Mounts,
): Promise<Destination[]> {
  return [
    ...(folder ? [folderDestination(folder)] : []),
    ...(s3 ? [bucketDestination(s3)] : []),
    ...(await pluggedIn(mounts)),
  ];
}
