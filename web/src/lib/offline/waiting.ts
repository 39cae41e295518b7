import type { AnyEndpoint } from '@encina/contract/endpoint';
import { createStore } from '../store.ts';

/** A file that travels before what belongs to it, which then carries its address. */
export interface FileBefore {
  readonly file: File;
  /** What is said with it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly method: AnyEndpoint['method'];
  readonly path: string;
  /** The field of the body that gets the address. */
  readonly into: string;
}

/** Something that she did and the server has not got yet. */
export interface Waiting {
  /** Names it on the server too: however often it is sent, it happens once. */
  readonly key: string;
  readonly userId: string;
  readonly method: AnyEndpoint['method'];
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly before?: FileBefore | undefined;
  /** Whether the server is told how long ago the tap was. */
  readonly tellsWhen: boolean;
  /** The tap: an instant by this device's clock, in ms. */
  readonly at: number;
  /** What it is, in her words, for when the server does not take it. */
  readonly what: string;
  /** It took her more than a tap: what the server refuses is set aside, and not lost. */
  readonly isWritten?: boolean | undefined;
  /** It has been on its way: whatever was heard of it, it may have arrived. */
  readonly isBegun?: boolean | undefined;
  /** What takes back what it has made, where it may have arrived and she does not want it any more. */
  readonly back?: Pick<Waiting, 'method' | 'path' | 'params'> | undefined;
  /** That the server knows nothing of its thing is as good. */
  readonly mayBeGone?: boolean | undefined;
  /** How often the server failed at it. */
  readonly tries?: number | undefined;
  /** It is not tried before this instant, in ms. */
  readonly restsUntil?: number | undefined;
  /** Why it was set aside, in words. Nothing sends it but she. */
  readonly problem?: string | undefined;
}

/** The server failed at it: it may have been written all the same, and its answer lost. What is refused was not. */
export const mayHaveArrived = ({ isBegun, tries }: Waiting): boolean =>
  isBegun === true && tries !== undefined;

/** Oldest first. */
export const waiting = createStore<readonly Waiting[]>([]);

/** What could not be sent, and waits for her to say what is to become of it; oldest first. */
export const setAside = createStore<readonly Waiting[]>([]);

/** Both, oldest first: what the screens lay over the answers of the server, which knows nothing of either. */
export const unsent = createStore<readonly Waiting[]>([]);

/** What of it goes to this endpoint, oldest first. */
export const waitingFor = (all: readonly Waiting[], { method, path }: AnyEndpoint) =>
  all.filter((it) => it.method === method && it.path === path);

/** What else is said beside "Sin conexión.": from when it all is, and how much waits. */
export const connectionWords = createStore('');

/** From when it is, where something on the screen is still what was kept: an instant, in ms. */
export const shownFrom = createStore<number | undefined>(undefined);
