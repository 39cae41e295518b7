import type { Waiting } from './waiting.ts';

/** The one thing that a command changes. What only adds something is about itself. */
function thingOf({ method, path, params, key }: Waiting): string {
  const { id: _, ...named } = params;
  const thing = Object.values(named).join(' ');
  if (thing !== '') return thing;
  return method === 'POST' ? key : path;
}

/** Whether it speaks of what the earlier one makes: the server calls that by the name of the command. */
export const isMadeBy = ({ params }: Waiting, earlier: Waiting): boolean =>
  Object.values(params).includes(earlier.key);

/** Whether it would say something else if it came before the earlier one. */
export const dependsOn = (later: Waiting, earlier: Waiting): boolean =>
  thingOf(later) === thingOf(earlier) || isMadeBy(later, earlier);
