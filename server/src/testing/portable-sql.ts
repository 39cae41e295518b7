/** What PostgreSQL has, and one of the engines that speak its language (CockroachDB, YugabyteDB) or a pooler has not. */
const NOT_EVERYWHERE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['advisory locks', /\bpg_(try_)?advisory/],
  ['notifications', /^\s*(un)?(listen|notify)\b|\bpg_notify\b/],
  [
    'a counter that every insert waits for',
    /\b(big|small)?serial\b|\bnextval\b|generated .* as identity/,
  ],
  ['locks of whole tables', /^\s*lock\s+table/],
  [
    'what lasts as long as a connection',
    /^\s*(set(?! local| transaction)|prepare|discard)\b|\btemp(orary)?\s+table\b/,
  ],
  [
    'types of PostgreSQL alone',
    /::(xml|money|hstore|cidr|macaddr|point|polygon|tsrange|int4range)\b/,
  ],
  ['positions of rows', /\bctid\b/],
  ['numbers of transactions', /\bxmin\b|\bpg_current_xact_id\b|\btxid_current\b/],
  [
    'triggers that wait for the end of a transaction',
    /\bconstraint trigger\b|\binitially deferred\b/,
  ],
  ['triggers of whole statements', /\bfor each statement\b|\breferencing (old|new) table\b/],
  ['tables that inherit', /\binherits\s*\(/],
  ['cursors that outlive a transaction', /\bwith hold\b/],
];

/** Names what of a statement is not portable. */
export const notPortableIn = (statement: string): string[] =>
  NOT_EVERYWHERE.flatMap(([what, pattern]) => (pattern.test(statement.toLowerCase()) ? what : []));
