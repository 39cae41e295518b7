import sharp from 'sharp';
import { type Person, type Town, tokenOf } from '../../data/plan.ts';
import { type Ask, posting, send } from '../../support/asks.ts';
import { CONTENDERS } from '../../support/contenders.ts';
import { timesOf } from '../../support/load.ts';
import type { Report } from '../../support/results.ts';
import { spreadOf } from '../../support/spread.ts';
import { figure, spreadWords, table } from '../../support/words.ts';
import type { Lengths, Servers } from './measure.ts';

const AT_ONCE = 4;
/** A photo of a telephone, in pixels. */
const PHOTO = { width: 4_032, height: 3_024 };

/** Photos from the first question to the memory that is shown, by four people at once; in turn on both databases. */
export async function measureUploads(
  report: Report,
  servers: Servers,
  towns: readonly Town[],
  { rounds, measure }: Lengths,
): Promise<void> {
  const photo = await telephonePhoto();
  const people = towns.at(-1)?.people.slice(0, AT_ONCE) ?? [];
  const runs = (['encinaSqlite', 'encinaPostgres'] as const).flatMap((name) => {
    const server = servers.get(name);
    return server ? [{ name, url: server.url, rates: [] as number[], times: [] as number[] }] : [];
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, rates, times } of runs) {
      const begin = performance.now();
      const end = begin + measure * 1_000;
      const found = await Promise.all(people.map((person) => uploadUntil(end, url, person, photo)));
      const all = found.flat();
      times.push(...all);
      rates.push((all.length * 1_000) / (performance.now() - begin));
    }
  }
  const rows = runs.map(({ name, rates, times }) => {
    const { p50, p99 } = timesOf(times);
    return [CONTENDERS[name], spreadWords(spreadOf(rates)), figure(p50), figure(p99)];
  });
  const head = ['who', 'photos a second', 'p50 ms', 'p99 ms'];
  const size = `${PHOTO.width} × ${PHOTO.height}, ${(photo.length / 1e6).toFixed(1)} MB`;
  report.say(
    `### a photo of a telephone (${size}), ${AT_ONCE} people at once\n\n${table(head, rows)}`,
  );
}

/** Noise compresses as badly as a real picture. */
const telephonePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...PHOTO,
      channels: 3,
      background: '#7a5',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** @returns how long each photo took, in ms */
async function uploadUntil(end: number, url: string, person: Person, photo: Buffer) {
  const times: number[] = [];
  while (performance.now() < end) {
    const begin = performance.now();
    await upload(url, person, photo);
    times.push(performance.now() - begin);
  }
  return times;
}

async function upload(url: string, { id }: Person, photo: Buffer): Promise<void> {
  const headers = { cookie: `encina_user=${tokenOf(id)}` };
  const media = `/api/users/${id}/media`;
  const wanted = { mimeType: 'image/jpeg', size: photo.length };
  const { uploadURL, fileURL } = await created<{ uploadURL: string; fileURL: string }>(
    url,
    posting(`${media}/upload-url`, headers, wanted),
  );
  const put = await fetch(url + uploadURL, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  });
  if (!put.ok) throw new Error(`PUT: ${put.status} ${await put.text()}`);
  await created(url, posting(media, headers, { fileURL }));
}

async function created<Answer>(url: string, ask: Ask): Promise<Answer> {
  const answer = await send(url, ask);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${ask.path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}
