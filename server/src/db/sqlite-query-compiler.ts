import { type LimitNode, SqliteQueryCompiler, ValueNode } from 'kysely';

/**
 * SQLite plans by how many rows are wanted at most. Where that is a bound value, it looks at the value, and so it makes
 * the whole statement anew each time one is bound: a kept statement would be kept for nothing. A number is written into
 * the text, and a value that only the caller of a query knows is hidden from the plan.
 */
export class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    this.append('limit ');
    if (ValueNode.is(limit) && typeof limit.value === 'number') {
      this.appendImmediateValue(limit.value);
    } else {
      this.visitNode(limit);
      this.append(' + 0');
    }
  }
}
