import { parentPort, workerData } from 'node:worker_threads';
import { pace } from './pace.ts';

const asked: Parameters<typeof pace> = workerData;
parentPort?.postMessage(await pace(...asked));
