import type { startUp as source } from '../zh-CN/startUp';

export const startUp: Partial<typeof source> = {
  'startUp.title': 'ワークスペースを開いています',
  'startUp.progress': '読み込みの進行状況',
};
