/** What a log-in may get that no server of ours has written, by what it is. */
export const UNREADABLE_ANSWERS = [
  [
    'a page of a proxy in place of an answer',
    new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  ],
  ['a page where an answer was awaited', new Response('<h1>Wi-Fi del hotel</h1>')],
] as const;
