import type { Dependencies } from '../../core/dependencies.ts';
import { folderOf } from '../../core/files/file-keys.ts';
import type { Pictures } from '../../core/files/pictures.ts';
import type { AddRoute } from '../../core/route.ts';
import type { KeepFiles, KeepLetters } from '../media/media.read.ts';
import { supportRead } from '../support/support.read.ts';
import { usersRead } from '../users/users.read.ts';
import { answersService } from './answers.service.ts';
import { attachments } from './attachments.ts';
import { keepingRepo } from './keeping.repo.ts';
import { keepingService } from './keeping.service.ts';
import { messageFilesRepo } from './message-files.repo.ts';
import { messageFilesService } from './message-files.service.ts';
import { messagesRepo } from './messages.repo.ts';
import { messagesRoutes } from './messages.routes.ts';
import { messagesService } from './messages.service.ts';
import { ownMessagesRepo } from './own-messages.repo.ts';
import { ownMessagesService } from './own-messages.service.ts';
import { pairRepo } from './pair.repo.ts';
import { removalRepo } from './removal.repo.ts';
import { sendingService } from './sending.service.ts';
import { withdrawalRepo } from './withdrawal.repo.ts';
import { withdrawalService } from './withdrawal.service.ts';

interface Given {
  readonly pictures: Pictures;
  readonly keepFiles: KeepFiles;
  readonly keepLetters: KeepLetters;
}

/** What goes between a person and those who look after her, with its files. */
export function messagesFeature({ db, ...shared }: Dependencies, given: Given) {
  const { isPaused, familyPhotosKept } = usersRead(db);
  const deps = { ...shared, ...given, isPaused, isLinked: supportRead(db).isLinked };
  const repo = messagesRepo(db);
  const own = ownMessagesRepo(db);
  const pair = pairRepo(db, shared.notices);
  const fileRows = messageFilesRepo(db);
  const files = attachments({ ...deps, repo: fileRows });
  const keeping = keepingService({ ...deps, messages: repo, repo: keepingRepo(db), files });
  const messages = messagesService({
    ...deps,
    repo,
    removal: removalRepo(db),
    files,
    keeping,
    wantsKept: familyPhotosKept,
  });
  const services = {
    messages,
    answers: answersService({ ...deps, repo, pair, files }),
    keeping,
    own: ownMessagesService({ ...deps, repo: own, pair, files }),
    withdrawal: withdrawalService({ own, repo: withdrawalRepo(db), files }),
    sending: sendingService({ ...deps, repo: pair, files }),
    files: messageFilesService({ ...deps, repo: fileRows }),
  };
  return {
    messages,
    /** What the sweep asks. */
    rows: { messages: fileRows.among },
    async expire(before: string): Promise<void> {
      for (const { id, user_id } of await fileRows.expire(before)) {
        await deps.storage.removeAll(folderOf(user_id, 'messages', id));
      }
    },
    routes: (addRoute: AddRoute) => messagesRoutes(addRoute, services),
  };
}
