import { plainName } from '@atrium/common/format/plainName';
import type { PathStep } from '../../api/report';

/** The members that were drilled into, from the top, outside of the links of `DrillPath`. */
export const pathText = (path: readonly PathStep[]): string => path.map(({ text }) => plainName(text)).join(' / ');
