import { retryChunks } from '@atrium/portal/retryChunks';
import { mountSubApp } from '@atrium/portal/sdk';
import { listTexts } from './locales/list';
import { screens } from './screens';

retryChunks();

export const { qiankun, rootContainer } = mountSubApp({ appName: 'reports', screens, texts: listTexts });
