import type { startPushService } from '../../../server/src/testing/push-service.ts';
import { alertTagOf } from './alert-tag.ts';
import type { Arrival } from './count.ts';
import type { Span } from './plan.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;

interface Around {
  readonly service: Service;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  /** The tag that a reminder is known by here. */
  readonly titleOf: (reminderId: string) => string | undefined;
}

/** Of 100 requests so many are refused for a while, and so many for nothing. */
const [BUSY, BROKEN] = [2, 1];
/** Each day the push service is away for so long, in ms, at another hour. */
const AWAY = 7 * 60_000;
const HOUR = 3_600_000;

/** The browsers of the town: what each of them was sent, at a push service that fails now and then. */
export function browsersAt({ service, now, random, titleOf }: Around) {
  const arrivals: Arrival[] = [];
  /** @param gone from when on this browser wants nothing any more */
  function open(browser: string, gone?: Span) {
    const answers = () => {
      if (gone && now() >= gone.from) return { status: 410 };
      if (isAway(now())) return { status: 500 };
      const drawn = random() * 100;
      if (drawn < BROKEN) return { status: 500 };
      const seconds = String(20 + Math.floor(random() * 60));
      return drawn < BROKEN + BUSY
        ? { status: 429, headers: { 'retry-after': seconds } }
        : undefined;
    };
    const { subscription } = service.browser(answers, ({ said }) => {
      arrivals.push({ browser, at: now(), ...readOf(said, titleOf, now()) });
    });
    return subscription;
  }
  return { open, arrivals };
}

function isAway(now: number): boolean {
  const day = Math.floor(now / (24 * HOUR));
  const from = (7 + ((day * 5) % 13)) * HOUR - AWAY / 2;
  const since = now - day * 24 * HOUR - from;
  return since >= 0 && since < AWAY;
}

/** What a notice is about, from its words alone, as whoever reads it. */
function readOf(
  { topic, tag = '', body = '' }: Readonly<Record<string, string>>,
  titleOf: Around['titleOf'],
  now: number,
): Pick<Arrival, 'tag' | 'kind' | 'isDoubt'> {
  const [kind, id = ''] = tag.split(' ');
  if (topic === 'reminder') {
    return { tag: `ring ${titleOf(id) ?? kind}`, kind: 'ring', isDoubt: false };
  }
  const isBack = /\. (Ya |Ha dicho )/.test(body);
  const isDoubt = body.includes(' No sabemos si ');
  return { tag: alertTagOf(body, now), kind: isBack ? 'back' : 'warning', isDoubt };
}
