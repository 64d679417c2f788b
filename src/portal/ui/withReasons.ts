import type { RowAction } from '../../ui/list/rowAction';
import type { Portal } from '../contract/portal';

/** The actions of a row; a press on one that is unavailable shows the reason. */
export const withReasons = (actions: readonly RowAction[], message: Portal['message']): readonly RowAction[] =>
  actions.map((action) => {
    const { reason } = action;
    return reason === undefined ? action : { ...action, onPress: () => message.info(reason) };
  });
