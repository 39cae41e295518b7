import { conversations } from '../../../server/src/features/chat/evaluation/conversations.ts';

/** Prints them as they run; they are read, not measured, and written down nowhere. */
export async function printConversations(): Promise<void> {
  for (const { title, moments } of await conversations()) {
    console.log(`\n\n— ${title} —`);
    for (const { said, reply } of moments) {
      const choices = (reply.choices ?? []).map((it) => `[${it}]`).join(' ');
      const phones = (reply.phones ?? []).map(({ number }) => `☎ ${number}`).join(' ');
      console.log(`\n  — ${said}`);
      console.log([reply.text, phones, choices].filter(Boolean).join('\n').replace(/^/gm, '    '));
    }
  }
}
