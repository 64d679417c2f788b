import { bustChunkCache } from '@atrium/portal/bustChunkCache';
import { mountSubApp } from '@atrium/portal/sdk';
import { adminTexts } from './locales/admin';
import { screens } from './screens';

export const { qiankun, rootContainer } = mountSubApp({ appName: 'admin', screens, texts: adminTexts, bustChunkCache });
