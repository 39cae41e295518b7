/** Installs Encina as docs/manual/instalacion.md says, in a clean folder, and shows what its commands say. */
import { installByManual } from './testing/manual/installation.ts';

const installation = await installByManual();
const { code, output } = installation.installed;
process.stdout.write(output);
const ready = code === 0 ? (await installation.ask('/health/ready')).ok : false;
await installation.remove();
process.exitCode = ready ? 0 : 1;
