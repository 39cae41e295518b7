import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import type { Engine } from './answering.ts';
import { chatRepo } from './chat.repo.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatService } from './chat.service.ts';
import type { ChatDeps } from './converse.ts';

export type ChatParts = Pick<ChatDeps, 'personGatewayFor' | 'countMessage' | 'report'>;

/** @param parts what the assistant knows of other features */
export async function chatFeature({ config, db, clock }: Dependencies, parts: ChatParts) {
  const chat = chatService({
    ...parts,
    repo: chatRepo(db),
    clock,
    engine: await openEngine(config, parts.report),
  });
  return {
    chat,
    forgetAbandoned: chat.forgetAbandoned,
    routes: (addRoute: AddRoute) => chatRoutes(addRoute, chat),
  };
}

/** Loaded only where there is a model to talk to: most town halls have none. */
async function openEngine(
  { llm }: Dependencies['config'],
  report: ChatDeps['report'],
): Promise<Engine | undefined> {
  if (!llm) return undefined;
  const { modelEngine } = await import('./model/model.engine.ts');
  return modelEngine(llm, report);
}
