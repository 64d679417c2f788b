import { bustChunkCache } from '@atrium/portal/bustChunkCache';
import { mountSubApp } from '@atrium/portal/sdk';
import { texts } from './locales';
import { screens } from './screens';

export const { qiankun, rootContainer } = mountSubApp({ appName: 'admin', screens, texts, bustChunkCache });
