import { retryChunks } from '@atrium/portal/retryChunks';
import { mountSubApp } from '@atrium/portal/sdk';
import { texts } from './locales';
import { screens } from './screens';

retryChunks();

export const { qiankun, rootContainer } = mountSubApp({ appName: 'workflow', screens, texts });
