import { mountSubApp } from '@atrium/portal/sdk/mountSubApp';
import { texts } from './locales';
import { screens } from './screens';

export const { qiankun, rootContainer } = mountSubApp('workflow', screens, texts);
