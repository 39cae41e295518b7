import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import type { Engine } from './answering.ts';
import { chatRepo } from './chat.repo.ts';
import { chatRoutes } from './chat.routes.ts';
import { type ChatDeps, chatService } from './chat.service.ts';

export type ChatParts = Pick<ChatDeps, 'lifeOf' | 'countMessage' | 'report'>;

/** @param parts what the assistant knows of other features */
export async function chatFeature({ config, db, clock }: Tools, parts: ChatParts) {
  const chat = chatService({
    ...parts,
    repo: chatRepo(db),
    clock,
    engine: await openEngine(config, parts.report),
  });
  return { forgetAbandoned: chat.forgetAbandoned, routes: (on: On) => chatRoutes(on, chat) };
}

/** Loaded only where there is a model to talk to: most town halls have none. */
async function openEngine(
  { llm }: Tools['config'],
  report: ChatDeps['report'],
): Promise<Engine | undefined> {
  if (!llm) return undefined;
  const { modelEngine } = await import('./model/model.engine.ts');
  return modelEngine(llm, report);
}
