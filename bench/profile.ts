/**
 * `node bench/profile.ts --as after`: where the processor's time of a request goes, on Encina over SQLite and on the bare
 * server, into its section of `bench/PROFILE.md`. Time of the processor and not rates: others on the machine change
 * it less. With `--top 20` it also names the functions, on the terminal alone.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillEncina, hashSecrets } from './data/fill-encina.ts';
import { fillPeerSqlite } from './data/fill-peers.ts';
import { COMPARED, planTowns, ZONE } from './data/plan.ts';
import { profileOf } from './parts/profile/profile-of.ts';
import { tellProfiles } from './parts/profile/tell.ts';
import { startEncina } from './support/encina.ts';
import { installPeers } from './support/install-peers.ts';
import { commitWords, machineWords } from './support/machine.ts';
import { keepProfile, newSection } from './support/results.ts';
import { startProcess } from './support/server-process.ts';

/** Fifteen whose people are read, two in which somebody writes. */
const SIZE = { ...COMPARED, towns: 17 };
const PROFILED = ['reminders', 'people', 'create', 'home', 'homeUnchanged'] as const;

const { values } = parseArgs({
  options: {
    as: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    top: { type: 'string', default: '0' },
    only: { type: 'string', default: PROFILED.join() },
  },
});
installPeers();
const folder = await mkdtemp(path.join(tmpdir(), 'encina-profile-'));
try {
  const towns = [...planTowns(SIZE, Temporal.Now.plainDateISO(ZONE))];
  const [dataDir, peerFile] = [path.join(folder, 'encina'), path.join(folder, 'peer.sqlite')];
  const secrets = await hashSecrets();
  await mkdir(dataDir);
  await fillEncina({ dataDir }, towns, secrets);
  fillPeerSqlite(peerFile, towns, secrets);
  const servers = {
    encinaSqlite: (environment: Readonly<Record<string, string>>) =>
      startEncina({ dataDir }, environment),
    fastifySqlite: (environment: Readonly<Record<string, string>>) =>
      startProcess('bench/peers/fastify-sqlite.mjs', { ...environment, DATABASE_FILE: peerFile }),
  };
  const section = newSection();
  section.say(`## ${values.as ?? 'Only told'}`);
  for (const name of PROFILED.filter((it) => values.only.split(',').includes(it))) {
    const profiles = await profileOf(name, {
      servers,
      towns,
      folder,
      seconds: Number(values.seconds),
    });
    tellProfiles(section, name, profiles, Number(values.top));
  }
  section.say(
    `_\`node bench/profile.ts ${process.argv.slice(2).join(' ')}\`, ${commitWords()}. ${machineWords()}._`,
  );
  if (values.as) keepProfile(values.as, section.text());
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
