import {
  addPerson,
  addSupportPerson,
  type Client,
  type Person,
} from '../../../server/src/testing/accounts.ts';
import { ALERT_SETTINGS } from '../../../server/src/testing/alerts.ts';
import { remindersOf } from '../../../server/src/testing/reminders.ts';
import { enter, type Town } from '../../../server/src/testing/town.ts';
import type { browsersAt } from './browsers.ts';
import type { Expected } from './count.ts';
import { type ExpectedOf, expectedOf } from './expected.ts';
import type { PlannedPerson } from './plan.ts';

/** Something that somebody does at a moment, in ms since 1970. */
export interface Doing {
  readonly at: number;
  do(): Promise<void>;
}

interface Townsfolk {
  readonly doings: readonly Doing[];
  readonly expected: readonly Expected[];
}

interface Around {
  readonly town: Town;
  readonly browsers: ReturnType<typeof browsersAt>;
  readonly titles: Map<string, string>;
}

/** What is under way when a browser is gone may come or not. */
const UNDER_WAY = 3_600_000;

/** Makes one of them, with her people, and what she will do. */
export async function settle(around: Around, planned: PlannedPerson): Promise<Townsfolk> {
  const { town, browsers, titles } = around;
  const person = await addPerson(town);
  const reminders = remindersOf(person);
  const own = `p${planned.number}`;
  const say = async (who: Client, url: string, body: object) => {
    must(await who.ask({ method: 'PUT', url, body }));
  };
  await say(person, `${person.url}/push`, browsers.open(own, planned.gone));
  const relatives: string[] = [];
  for (let place = 0; place < planned.relatives; place += 1) {
    const relative = await addSupportPerson(town, [person.id]);
    await say(relative, '/api/support/push', browsers.open(`${own}f${place}`));
    relatives.push(relative.id);
  }
  if (relatives.length > 0) {
    const { delayMinutes } = planned;
    const settings = { ...ALERT_SETTINGS, delayMinutes, people: relatives, tellsTown: false };
    await say(person, `${person.url}/alerts/settings`, settings);
  }
  const doings: Doing[] = [];
  for (const { title, category, times, every, occurrences } of planned.reminders) {
    const dateTime = occurrences[0]?.at.name;
    const recurrency = every === 1 ? 'daily' : 'weekly';
    const body = { title, category, recurrency, dateTime, times };
    const { id } = must(await reminders.ask('POST', '', body)).json;
    titles.set(id, title);
    for (const { at, sayings } of occurrences) {
      for (const { state, said, heard } of sayings) {
        doings.push({
          at: heard,
          async do() {
            const secondsAgo = Math.floor((town.now().epochMilliseconds - said) / 1_000);
            const url = `${person.url}/reminders/${id}/occurrences/${at.name}`;
            await sayAs(town, person, url, { state, ...(secondsAgo > 0 ? { secondsAgo } : {}) });
          },
        });
      }
    }
  }
  const { gone } = planned;
  if (gone) {
    doings.push({
      at: gone.until,
      do: async () => sayAs(town, person, `${person.url}/push`, browsers.open(`${own}again`)),
    });
  }
  return { doings, expected: expectedOf(planned).flatMap((it) => inBrowsers(it, planned)) };
}

/** Her session may have ended meanwhile; then she has entered again. */
async function sayAs(town: Town, person: Person, url: string, body: object): Promise<void> {
  const put = (cookies: Record<string, string>) => town.ask({ method: 'PUT', url, body, cookies });
  const answer = await put(person.cookies);
  must(answer.status === 401 ? await put(await enter(town, person.id)) : answer);
}

function inBrowsers({ relative, ...it }: ExpectedOf, { number, gone }: PlannedPerson): Expected[] {
  if (relative !== undefined) return [{ ...it, browser: `p${number}f${relative}` }];
  const own = { ...it, browser: `p${number}` };
  if (!gone || it.at < gone.from - UNDER_WAY) return [own];
  if (it.at < gone.from) return [{ ...own, isSure: false }];
  // What is under way when she says anew where she is reached may find her there.
  const again = { ...it, browser: `p${number}again` };
  if (it.at < gone.until - UNDER_WAY) return [];
  return [it.at < gone.until ? { ...again, isSure: false } : again];
}

function must<Answer extends { readonly status: number; readonly text: string }>(
  answer: Answer,
): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}
