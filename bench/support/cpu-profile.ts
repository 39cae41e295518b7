/** What `node --cpu-prof` writes down, as far as it is read here. Times are microseconds of the monotonic clock. */
import { readFileSync } from 'node:fs';

interface CpuProfile {
  readonly nodes: readonly CpuNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
}
interface CpuNode {
  readonly id: number;
  readonly callFrame: Frame;
  readonly children?: readonly number[];
}
export interface Frame {
  readonly functionName: string;
  /** Empty of what is written in C++. */
  readonly url: string;
}

/** Time of a process by what it was in; a stack begins with the innermost frame. */
export interface Sample {
  readonly stack: readonly Frame[];
  readonly microseconds: number;
}

/** The samples between two moments of the monotonic clock, in microseconds. */
export function* samplesOf(file: string, from: number, until: number): Generator<Sample> {
  const profile = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile;
  const stacks = stacksOf(profile.nodes);
  let at = profile.startTime;
  for (const [place, id] of profile.samples.entries()) {
    const microseconds = profile.timeDeltas[place] ?? 0;
    at += microseconds;
    const stack = stacks.get(id);
    if (stack && at >= from && at < until) yield { stack, microseconds };
  }
}

function stacksOf(nodes: readonly CpuNode[]): Map<number, Frame[]> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((it) => [it, id])));
  const stacks = new Map<number, Frame[]>();
  // A node comes after the one that calls it.
  for (const { id, callFrame } of nodes) {
    stacks.set(id, [callFrame, ...(stacks.get(parents.get(id) ?? -1) ?? [])]);
  }
  return stacks;
}
