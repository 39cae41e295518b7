import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import { answered } from './answered.ts';
import type { Executor } from './database.ts';

/** Where a value comes to stand that only the caller of a query knows. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Names a value while a query is built; it is of the type that it will have. */
type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A query whose shape never changes: built and compiled at its first call, once for each database. Each call hands over
 * its values, which are bound as those of any other query. SQLite answers a read there and then, and in a transaction
 * whatever is said in it: the way through Kysely is a dozen promises, which take as long as a small question.
 * @param build says where each value comes to stand; it must not look at them
 */
export function compiled<Values extends object, Row>(
  build: (db: Executor, value: ValueOf<Values>) => Compilable<Row>,
): (db: Executor, values: Values) => Promise<QueryResult<Row>> {
  const kept = new WeakMap<DialectAdapter, CompiledQuery<Row>>();

  function queryOn(db: Executor): CompiledQuery<Row> {
    const { adapter } = db.getExecutor();
    const known = kept.get(adapter);
    if (known) return known;
    const query = build(db, (name) => new Placeholder(name) as never).compile();
    kept.set(adapter, query);
    return query;
  }

  return async (db, values) => {
    // A plugin wants to see what is sent while it is built.
    if (db.getExecutor().plugins.length > 0) {
      return db.executeQuery(build(db, (name) => values[name]));
    }
    const query = queryOn(db);
    const parameters = query.parameters.map((it) =>
      it instanceof Placeholder ? values[it.name as keyof Values] : it,
    );
    return answered(db, { ...query, parameters });
  };
}
