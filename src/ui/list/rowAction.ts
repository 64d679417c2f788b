/** An action on one row, as a button in its row or as an item of its menu. */
export interface RowAction {
  readonly key: string;
  readonly text: string;
  /** Accessible name: the text and the row. */
  readonly label: string;
  /** Red, and the last of its row. */
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Of a setting that a press turns on and off: whether it is on. A menu marks it. */
  readonly isChecked?: boolean;
  /** Why it is unavailable for this row. It can still be focused, and a press reports the reason. */
  readonly reason?: string;
  /** A mouse rests on it: what the press needs can be fetched. */
  onRest?(): void;
  onPress(): void;
}

/** The actions in the order in which they are shown: destructive ones last. */
export const inOrder = <A extends { isDanger?: boolean }>(actions: readonly A[]): readonly A[] => [
  ...actions.filter(({ isDanger }) => !isDanger),
  ...actions.filter(({ isDanger }) => isDanger),
];
