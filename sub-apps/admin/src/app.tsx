import { retryChunks } from '@atrium/portal/retryChunks';
import { mountSubApp } from '@atrium/portal/sdk';
import { adminTexts } from './locales/admin';
import { screens } from './screens';

retryChunks();

export const { qiankun, rootContainer } = mountSubApp({ appName: 'admin', screens, texts: adminTexts });
