import type { Pictures } from '../../core/files/pictures.ts';
import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { confirmService } from './confirm.service.ts';
import { keepFile } from './keep-file.ts';
import { mediaRepo } from './media.repo.ts';
import { mediaRoutes } from './media.routes.ts';
import { mediaService } from './media.service.ts';
import { uploadsRepo } from './uploads.repo.ts';
import { uploadsService } from './uploads.service.ts';

/** What a person keeps. */
export function mediaFeature({ db, ...tools }: Tools, pictures: Pictures) {
  const repo = mediaRepo(db);
  const uploads = uploadsRepo(db);
  const services = {
    media: mediaService({ ...tools, repo }),
    uploads: uploadsService({ ...tools, repo: uploads }),
    confirm: confirmService({ ...tools, repo, uploads, pictures }),
  };
  /** A memory has its folder before it has its row. Asked the other way round, one kept meanwhile would be neither. */
  const keptOrComing = async (ids: readonly string[]) => {
    const coming = await uploads.among(ids);
    return coming.union(await repo.among(ids));
  };
  return {
    keepFile: keepFile({ ...tools, uploads }),
    /** What the sweep asks. */
    rows: { media: keptOrComing, incoming: uploads.among },
    expire: uploads.expire,
    routes: (on: On) => mediaRoutes(on, services),
  };
}
