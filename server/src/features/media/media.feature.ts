import type { Dependencies } from '../../core/dependencies.ts';
import { folderOf } from '../../core/files/file-keys.ts';
import type { Pictures } from '../../core/files/pictures.ts';
import type { AddRoute } from '../../core/route.ts';
import { confirmService } from './confirm.service.ts';
import { keepFiles } from './keep-files.ts';
import { keepLetters } from './keep-letters.ts';
import { mediaRepo } from './media.repo.ts';
import { mediaRoutes } from './media.routes.ts';
import { mediaService } from './media.service.ts';
import { uploadsRepo } from './uploads.repo.ts';
import { uploadsService } from './uploads.service.ts';

/** What a person keeps. */
export function mediaFeature({ db, ...deps }: Dependencies, pictures: Pictures) {
  const repo = mediaRepo(db);
  const uploads = uploadsRepo(db);
  const services = {
    media: mediaService({ ...deps, repo }),
    uploads: uploadsService({ ...deps, repo: uploads }),
    confirm: confirmService({ ...deps, repo, uploads, pictures }),
  };
  /** A memory has its folder before it has its row. Asked the other way round, one kept meanwhile would be neither. */
  const keptOrComing = async (ids: readonly string[]) => {
    const coming = await uploads.among(ids);
    return coming.union(await repo.among(ids));
  };
  return {
    media: services.media,
    keeping: {
      keepFiles: keepFiles({ ...deps, uploads }),
      keepLetters: keepLetters({ ...deps, uploads }),
    },
    /** What the sweep asks. */
    rows: { media: keptOrComing, incoming: uploads.among },
    async expire(before: string): Promise<void> {
      for (const { id, user_id } of await uploads.expire(before)) {
        await deps.storage.removeAll(folderOf(user_id, 'incoming', id));
        await deps.storage.removeAll(folderOf(user_id, 'media', id));
      }
    },
    routes: (addRoute: AddRoute) => mediaRoutes(addRoute, services),
  };
}
