import { vi } from 'vitest';
import type { LargeFiles } from '../core/large-files.ts';
import { pictureBytes } from './pictures.ts';
import { type Answer, addUser, enter, type Town } from './town.ts';

/** Somebody who is in, and keeps memories. */
export interface MemoryOwner {
  readonly id: string;
  readonly cookies: Record<string, string>;
}

export async function addMemoryOwner(town: Town, given: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(town, given);
  return { id, cookies: await enter(town, id, given.municipality_id) };
}

export interface Sent {
  readonly bytes: Uint8Array;
  /** Declared type; left out, nothing is declared. */
  readonly type?: string;
  readonly name?: string;
  /** More of the confirmation: a title, a day, a frame. */
  readonly said?: Record<string, unknown>;
}

/** Asks for an address, as a browser does. */
export async function askAddress(town: Town, { id, cookies }: MemoryOwner, body?: object) {
  const url = `/api/users/${id}/media/upload-url`;
  const answer = await town.ask({ method: 'POST', url, cookies, ...(body ? { body } : {}) });
  return {
    answer,
    uploadURL: String(answer.json?.uploadURL),
    fileURL: String(answer.json?.fileURL),
  };
}

export async function put(
  town: Town,
  { cookies }: MemoryOwner,
  url: string,
  bytes: Uint8Array,
  type?: string,
): Promise<Answer> {
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  const body = Buffer.from(bytes);
  if (!url.startsWith('http')) return town.ask({ method: 'PUT', url, cookies, headers, body });
  const answer = await fetch(url, { method: 'PUT', headers, body });
  const text = await answer.text();
  return { status: answer.status, text, json: undefined, headers: {}, cookies: {} };
}

export const confirm = (town: Town, { id, cookies }: MemoryOwner, body: object) =>
  town.ask({ method: 'POST', url: `/api/users/${id}/media`, cookies, body });

/** The whole way: address, bytes, confirmation. @returns the first refusal, or what the confirmation answers. */
export async function send(
  town: Town,
  owner: MemoryOwner,
  { bytes, type, name = 'recuerdo', said = {} }: Sent,
): Promise<Answer> {
  const declared = type ? { mimeType: type, size: bytes.length, originalName: name } : undefined;
  const { answer, uploadURL, fileURL } = await askAddress(town, owner, declared);
  if (answer.status !== 200) return answer;
  const received = await put(town, owner, uploadURL, bytes, type);
  if (received.status >= 300) return received;
  return confirm(town, owner, { fileURL, originalName: name, ...said });
}

/** A photo that is kept. */
export async function addMemory(town: Town, owner: MemoryOwner, said: Sent['said'] = {}) {
  const { json } = await send(town, owner, {
    bytes: await pictureBytes(),
    type: 'image/jpeg',
    name: 'boda.jpg',
    said,
  });
  return json;
}

/** What the store holds of her memories, and of what is on its way to becoming one. */
export async function storedFiles(town: Town, { id: keeperId }: MemoryOwner): Promise<string[]> {
  const names: string[] = [];
  for (const part of ['media', 'incoming']) {
    for await (const id of town.storage.list(`users/${keeperId}/${part}`)) {
      for await (const name of town.storage.list(`users/${keeperId}/${part}/${id}`)) {
        names.push(`${part}/${name}`);
      }
    }
  }
  return names.toSorted();
}

/** Waits until something of a file that is on its way stands in the store. */
export const untilComing = (files: Pick<LargeFiles, 'all'>): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      for await (const { key, size } of files.all()) {
        if (key.includes('/incoming/') && size > 0) return true;
      }
      return false;
    },
    { timeout: 30_000, interval: 20 },
  );

/** Somebody with a photo that she is about to send, and how she sends it. */
export async function photoSender(town: Town) {
  const owner = await addMemoryOwner(town);
  const photo = await pictureBytes();
  return {
    owner,
    photo,
    /** An address for a photo of that size. */
    address: (size = photo.length) =>
      askAddress(town, owner, { mimeType: 'image/jpeg', originalName: 'boda.jpg', size }),
    sendPhoto: (url: string, bytes: Uint8Array = photo, type = 'image/jpeg') =>
      put(town, owner, url, bytes, type),
  };
}
