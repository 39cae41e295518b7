import type { ExpressionBuilder } from 'kysely';
import { askedTogether, inPlaces, MOST_TOGETHER, placesFor } from '../../db/asked-together.ts';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import type { Joined, KnownRow, ReminderRow, StateRow } from './reminder-rows.read.ts';
import { ANSWER, withAnswers } from './with-answers.repo.ts';

/** Local wall times; a row comes for what happens from `from` on and before `end`. */
export interface Span {
  readonly from: string;
  readonly end: string;
  /** One-offs of before `from` as well. */
  readonly overdue?: boolean;
  /** Id of the only reminder that is asked about, whenever it began. */
  readonly only?: string;
}

/** Far more than anybody's: 500 reminders at nine hours through a hundred days. */
const MOST_ROWS = 450_000;
/** What is known of a reminder, and no column more: each is read as often as she has reminders. */
const KNOWN = [
  'r.id',
  'r.user_id',
  'r.title',
  'r.description',
  'r.category',
  'r.starts_at',
  'r.recurrency',
  'r.weekdays',
  'r.times',
  'r.until',
  'r.written_by_name',
  'r.rule_since',
] as const satisfies readonly `r.${keyof KnownRow}`[];

type Asked = Span & { readonly userId: string };
/** `from`, `end`, `only`, and the people at their places. */
type Values = Readonly<Record<string, string>>;

/** As one statement over both tables: SQLite takes twice as long where the reminders are put in order, or cut, before. */
function joined(db: Executor, userIds: readonly string[], { from, end }: Span) {
  return withAnswers(db, db.selectFrom('reminders as r'), { from, end })
    .where('user_id', 'in', userIds)
    .where('starts_at', '<', end)
    .limit(MOST_ROWS * userIds.length);
}

const comesSince = (from: string) => (eb: ExpressionBuilder<{ r: ReminderRow }, 'r'>) =>
  eb.or([eb('recurrency', '!=', 'none'), eb('starts_at', '>=', from)]);

interface Shape {
  readonly overdue: boolean;
  readonly isOne?: boolean;
  /** Of how many people. */
  readonly people: number;
}

const spanning = ({ overdue, isOne = false, people }: Shape) =>
  compiled<Values, Joined>((db, value) => {
    const span = { from: value('from'), end: value('end') };
    let rows = joined(db, placesFor('person', people).map(value), span)
      .select(KNOWN)
      .select(ANSWER);
    if (!overdue) rows = rows.where(comesSince(span.from));
    if (isOne) rows = rows.where('id', '=', value('only'));
    return rows;
  });

const ofOne = spanning({ overdue: true, isOne: true, people: 1 });
const alone = spansOf(1);
const together = spansOf(MOST_TOGETHER);

/** The two questions that are not about a single reminder. */
function spansOf(people: number) {
  const withOverdue = spanning({ overdue: true, people });
  const inSpan = spanning({ overdue: false, people });
  return (span: Span) => (span.overdue ? withOverdue : inSpan);
}

const states = compiled<Values, StateRow>((db, value) => {
  const span = { from: value('from'), end: value('end') };
  return joined(db, placesFor('person', 1).map(value), span)
    .select(['r.id', 'recurrency', 'starts_at', 'weekdays', 'times', 'until'])
    .select(['o.occurrence', 'o.state'])
    .where(comesSince(span.from));
});

/** As much of a person's reminders in the span as it takes to count them. */
export async function statesWithin(db: Executor, asked: Asked): Promise<StateRow[]> {
  return (await states(db, valuesOf(asked, [asked.userId]))).rows;
}

/**
 * A person's reminders with what was answered in the span, in no order, in one query, however long the history is. People
 * of whom the same is asked in one moment are one question of PostgreSQL.
 */
export const joinedWithin = (db: Executor): ((asked: Asked) => Promise<Joined[]>) =>
  askedTogether(db, {
    alone: (asked: Asked) => rowsOf(db, asked, [asked.userId]),
    together(asked) {
      const [first] = asked;
      const alike = asked.filter((it) => kindOf(it) === kindOf(first));
      const rows = rowsOf(db, first, alike.map(userIdOf));
      const byPerson = rows.then((all) => Map.groupBy(all, (row) => row.user_id));
      const answerTo = async (it: Asked) => (await byPerson).get(it.userId) ?? [];
      return Promise.all(
        asked.map((it) => (alike.includes(it) ? answerTo(it) : rowsOf(db, it, [it.userId]))),
      );
    },
  });

const userIdOf = ({ userId }: Asked): string => userId;

/** Of one kind differ in nothing but the person. */
const kindOf = ({ userId, ...span }: Asked): string =>
  JSON.stringify(span.only === undefined ? span : { userId, ...span });

async function rowsOf(db: Executor, span: Span, userIds: readonly string[]): Promise<Joined[]> {
  const several = userIds.length === 1 ? alone : together;
  const query = span.only === undefined ? several(span) : ofOne;
  return (await query(db, valuesOf(span, userIds))).rows;
}

const PEOPLE = placesFor('person');

const valuesOf = ({ from, end, only = '' }: Span, userIds: readonly string[]): Values => ({
  ...{ from, end, only },
  ...inPlaces(PEOPLE, userIds),
});
