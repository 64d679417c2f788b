import { bustChunkCache } from '@atrium/portal/bustChunkCache';
import { mountSubApp } from '@atrium/portal/sdk';
import { listTexts } from './locales/list';
import { screens } from './screens';

export const { qiankun, rootContainer } = mountSubApp({
  appName: 'reports',
  screens,
  texts: listTexts,
  bustChunkCache,
});
