import type { Notices } from '../notices/createNotices';

export interface TabLimitNoticeDeps {
  notices: Pick<Notices, 'warning' | 'offer'>;
  t(key: string): string;
}

/**
 * Creates the notice that too many tabs are open (shell spec §5). With `canMakeRoom` it has a button that closes the
 * least recently used tab and opens the page. Resolves to whether that was pressed. A newer notice replaces it.
 */
export function createTabLimitNotice({ notices, t }: TabLimitNoticeDeps) {
  let withdraw = () => undefined as void;

  return (canMakeRoom: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      withdraw();
      if (!canMakeRoom) {
        notices.warning(t('workspace.tab.limit'));
        return resolve(false);
      }
      withdraw = notices.offer({
        tone: 'warning',
        text: t('workspace.tab.limit'),
        action: t('workspace.tab.limit.action'),
        takesFocus: true,
        onAction: () => resolve(true),
        onEnd: () => resolve(false),
      });
    });
}
