import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { supportRead } from '../support/support.read.ts';
import { usersRead } from '../users/users.read.ts';
import { confirmService } from './confirm.service.ts';
import { mediaRepo } from './media.repo.ts';
import { mediaRoutes } from './media.routes.ts';
import { mediaService } from './media.service.ts';
import { messageFilesRepo } from './message-files.repo.ts';
import { messageFilesService } from './message-files.service.ts';
import { messageFiles } from './message-files.ts';
import { pictures as openPictures } from './pictures.ts';
import { sweepRepo } from './sweep.repo.ts';
import { sweepService } from './sweep.service.ts';
import { uploadsRepo } from './uploads.repo.ts';
import { uploadsService } from './uploads.service.ts';

/** Memories, and the files of messages. `close` ends the threads that make pictures. */
export function mediaFeature({ db, ...tools }: Tools) {
  const pictures = openPictures();
  const files = { ...tools, pictures };
  const repo = mediaRepo(db);
  const uploads = uploadsRepo(db);
  const ofMessages = messageFilesRepo(db);
  const services = {
    media: mediaService({ ...files, repo }),
    uploads: uploadsService({ ...files, repo: uploads }),
    confirm: confirmService({ ...files, repo, uploads }),
    messageFiles: messageFilesService({
      ...files,
      repo: ofMessages,
      isLinked: supportRead(db).isLinked,
    }),
  };
  const sweeping = sweepService({ ...files, repo: sweepRepo(db), people: usersRead(db).among });
  return {
    /** What a message may do with its file. */
    messageFiles: messageFiles({ ...files, repo: ofMessages, uploads }),
    sweep: sweeping.sweep,
    close: () => pictures.close(),
    routes: (on: On) => mediaRoutes(on, services),
  };
}
