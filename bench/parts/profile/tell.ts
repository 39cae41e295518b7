import { CONTENDERS, type Contender } from '../../support/contenders.ts';
import type { Report } from '../../support/results.ts';
import { figure, table } from '../../support/words.ts';
import { ENDPOINTS, type EndpointName } from '../compare/endpoints.ts';
import { LAYERS } from './layers.ts';
import type { Profile } from './profile-of.ts';

/** @param top how many functions are named besides, on the terminal alone */
export function tellProfiles(
  report: Report,
  name: EndpointName,
  profiles: ReadonlyMap<Contender, Profile>,
  top: number,
): void {
  const all = [...profiles.values()];
  const used = LAYERS.filter((layer) => all.some(({ layers }) => layers.has(layer)));
  const rows = [
    ...used.map((layer) => [layer, ...all.map(({ layers }) => figure(layers.get(layer) ?? 0))]),
    ['**all of it**', ...all.map(({ processor }) => `**${figure(processor)}**`)],
  ];
  const head = ['µs a request', ...[...profiles.keys()].map((who) => CONTENDERS[who])];
  report.say(`### ${ENDPOINTS[name].label}\n\n${table(head, rows)}`);
  for (const { functions } of top > 0 ? all : []) {
    const longest = [...functions].sort(([, a], [, b]) => b - a).slice(0, top);
    console.log(`\n${longest.map(([what, time]) => `${figure(time)} ${what}`).join('\n')}`);
  }
}
