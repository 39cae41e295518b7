import { Readable } from 'node:stream';
import * as contract from '@encina/contract/chat';
import type { AddRoute } from '../../core/route.ts';
import type { ChatService } from './chat.service.ts';

export function chatRoutes(addRoute: AddRoute, chat: ChatService): void {
  addRoute(contract.last, ({ subject }) => chat.last(subject));
  addRoute(contract.list, ({ subject, query }) => chat.list(subject, query.limit));
  addRoute(contract.send, ({ subject, body }) => chat.send(subject, body.content));
  addRoute(contract.stream, async ({ subject, body, header }) => {
    const events = await chat.stream(subject, body.content);
    // Proxies hold an answer back until it is whole, unless they are told not to.
    header('x-accel-buffering', 'no');
    return { bytes: Readable.from(lines(events)), type: 'application/x-ndjson; charset=utf-8' };
  });
  addRoute(contract.clear, ({ subject }) => chat.clear(subject));
}

async function* lines(events: AsyncIterable<contract.StreamEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}
