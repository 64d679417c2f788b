import { mountSubApp } from '@atrium/portal/react/mountSubApp';
import { screens } from './screens';

export const { qiankun, rootContainer } = mountSubApp('reports', screens);
