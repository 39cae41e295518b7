import * as contract from '@encina/contract/chat';
import type { On } from '../../core/route.ts';
import type { ChatService } from './chat.service.ts';

export function chatRoutes(on: On, chat: ChatService): void {
  on(contract.last, ({ subject }) => chat.last(subject));
}
