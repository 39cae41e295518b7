/** Runs the steps of a Dockerfile in folders instead of images: where no container engine is at hand. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { argumentsOf, assignmentsOf, ignoredBy, readDockerfile, type Stage } from './dockerfile.ts';
import { root } from './paths.mjs';

/** The last stage of a Dockerfile, as far as it can be told without an engine. */
export interface Image {
  /** Its root. */
  readonly folder: string;
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  /** `10001:10001`; undefined where it would run as root. */
  readonly user: string | undefined;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  remove(): void;
}

interface Options {
  /** Stands in front of PATH while the steps run. */
  readonly bin?: string;
}

/** @throws Error where a step fails or says something that is not understood here */
export async function buildImage(context: string, { bin }: Options = {}): Promise<Image> {
  const base = mkdtempSync(path.join(tmpdir(), 'encina-image-'));
  // Whoever the program runs as must be able to walk in.
  chmodSync(base, 0o755);
  const stages = readDockerfile(readFileSync(path.join(context, 'Dockerfile'), 'utf8'));
  const built = new Map<string, string>();
  let image: Image | undefined;
  try {
    for (const [number, stage] of stages.entries()) {
      const folder = path.join(base, stage.name ?? String(number));
      mkdirSync(folder);
      image = await buildStage(stage, { context, folder, built, bin, base });
      if (stage.name) built.set(stage.name, folder);
    }
  } catch (error) {
    rmSync(base, { recursive: true, force: true });
    throw error;
  }
  if (!image) throw new Error('The Dockerfile has no stage.');
  return image;
}

interface Place {
  readonly context: string;
  readonly folder: string;
  readonly built: ReadonlyMap<string, string>;
  readonly bin: string | undefined;
  readonly base: string;
}

async function buildStage({ instructions }: Stage, place: Place): Promise<Image> {
  let workdir = '/';
  let user: string | undefined;
  const environment: Record<string, string> = {};
  let command: string[] = [];
  let healthCheck: string[] = [];
  for (const { word, rest } of instructions) {
    switch (word) {
      case 'WORKDIR':
        workdir = path.posix.resolve(workdir, rest);
        mkdirSync(place.folder + workdir, { recursive: true });
        break;
      case 'ENV':
        Object.assign(environment, assignmentsOf(rest));
        break;
      case 'COPY':
        copy(rest, workdir, place);
        break;
      case 'RUN':
        await runStep(rest, { workdir, environment, place });
        break;
      case 'USER':
        user = rest;
        break;
      case 'HEALTHCHECK':
        healthCheck = argumentsOf(rest.replace(/^.*?\bCMD\s+/, ''));
        break;
      case 'CMD':
        command = argumentsOf(rest);
        break;
      case 'EXPOSE':
      case 'VOLUME':
        break;
      default:
        throw new Error(`${word} is not understood here.`);
    }
  }
  const { folder, base } = place;
  const remove = () => rmSync(base, { recursive: true, force: true });
  return { folder, workdir, environment, user, command, healthCheck, remove };
}

function copy(rest: string, workdir: string, { context, folder, built }: Place): void {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = paths.pop() ?? '.';
  const source = from === undefined ? context : built.get(from);
  if (source === undefined) throw new Error(`No stage is called ${from}.`);
  const isIgnored = ignoredBy(
    from === undefined ? readFileSync(path.join(context, '.dockerignore'), 'utf8') : '',
  );
  const into = folder + path.posix.resolve(workdir, target);
  for (const one of paths) {
    const file = path.join(source, one);
    const isFolder = statSync(file).isDirectory();
    const place = !isFolder && (target.endsWith('/') || paths.length > 1);
    cpSync(file, place ? path.join(into, path.basename(one)) : into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (found) => !isIgnored(path.relative(source, found)),
    });
  }
}

interface Step {
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly place: Place;
}

async function runStep(rest: string, { workdir, environment, place }: Step): Promise<void> {
  const { folder, bin } = place;
  // Only root may.
  const before = process.getuid?.() === 0 ? '' : 'chown() { :; }; ';
  const here = before + rest.replaceAll(/(?<=\s)\/(?=[a-z])/g, `${folder}/`);
  const shell = spawn('/bin/sh', ['-ec', here], {
    cwd: folder + workdir,
    env: {
      HOME: process.env.HOME,
      CHECKOUT: root,
      ...environment,
      PATH: [...(bin ? [bin] : []), path.dirname(process.execPath), process.env.PATH].join(':'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(shell, 'exit');
  if (code !== 0) throw new Error(`RUN ${rest} ended with ${code}.`);
}

/** Numbers of who runs it, where whoever runs this may choose and others may read the checkout; else whoever it is. */
function identityOf({ user }: Image): { uid?: number; gid?: number } {
  const [uid, gid] = (user ?? '').split(':').map(Number);
  const mayChoose = process.getuid?.() === 0 && isOpenToAll(root);
  return mayChoose && uid && gid ? { uid, gid } : {};
}

const OTHERS_WALK_IN = 0o001;

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & OTHERS_WALK_IN) !== 0 &&
  (path.dirname(folder) === folder || isOpenToAll(path.dirname(folder)));

/** A command of the image as its user would run it, in its root and with its environment. */
export function startIn(image: Image, command: readonly string[], port: number): ChildProcess {
  const [program = '', ...words] = command;
  const inside = Object.entries(image.environment).map(([name, value]) => [
    name,
    value.startsWith('/') ? image.folder + value : value,
  ]);
  return spawn(program, words, {
    cwd: image.folder + image.workdir,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      ...Object.fromEntries(inside),
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identityOf(image),
  });
}
