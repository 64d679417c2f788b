import type { DamagedWalk } from './damagedWalk';

/** What people do with messages. */
export const WALKS: readonly DamagedWalk[] = [
  {
    name: 'delete a message',
    endpoints: ['/message/message/delete'],
    path: '/messagemanager',
    steps: ['[data-row-key] button[aria-label^="删除"]', '[role=dialog] .ant-btn-primary'],
  },
];
