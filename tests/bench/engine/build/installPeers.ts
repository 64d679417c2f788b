import { resolve } from 'node:path';
import { installLocked } from '../../lib/installLocked';

/** Installs the peers into this benchmark's own node_modules. */
export const installPeers = (): void => installLocked(resolve(__dirname, '..'));
