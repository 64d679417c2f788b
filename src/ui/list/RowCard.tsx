import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ListCheck } from './ListCheck';
import { RowMenu } from './RowMenu';
import { inOrder } from './rowAction';
import type { RowAction } from './rowAction';
import styles from './RowCard.module.css';

/** A value on a card; its label is muted. */
export interface CardDetail {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

interface CardCheck {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isRadio?: boolean;
  readonly isDisabled?: boolean;
  readonly title?: string;
  onCheck(isChecked: boolean): void;
}

interface Props extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  [data: `data-${string}`]: unknown;
  ref?: Ref<HTMLLIElement>;
  rowKey?: string;
  /** A button in it is pressed wherever the card is. */
  title: ReactNode;
  /** A line below the title. */
  text?: ReactNode;
  amount?: ReactNode;
  tags?: readonly ReactNode[];
  details?: readonly CardDetail[];
  actions?: readonly RowAction[];
  /** Accessible name of the menu of actions; it names the row. */
  moreLabel?: string;
  /** While rows are being selected a press anywhere checks the card; its actions are not shown. */
  check?: CardCheck;
  isChecked?: boolean;
}

/**
 * A row of a list on a phone: title and amount, below them its tags and details; a menu with its actions. It belongs in
 * a `ul`.
 */
export function RowCard(props: Props) {
  const {
    rowKey,
    title,
    text,
    amount,
    tags = [],
    details = [],
    actions = [],
    moreLabel = '',
    check,
    isChecked,
    ...rest
  } = props;
  const hasTags = tags.length > 0;
  return (
    <li {...rest} className={styles.card} data-row-key={rowKey} data-checked={isChecked || undefined}>
      {check && (
        <label className={styles.check}>
          <ListCheck {...check} state={check.isChecked ? 'all' : 'none'} />
        </label>
      )}
      <div className={styles.body}>
        <div className={styles.headline}>
          <div className={styles.title}>{title}</div>
          {amount !== undefined && <div className={styles.amount}>{amount}</div>}
        </div>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {(hasTags || details.length > 0) && (
          <div className={styles.meta}>
            {hasTags && <span className={styles.tags}>{tags}</span>}
            {details.length > 0 && (
              <dl className={styles.details}>
                {details.map(({ key, label, value }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
      </div>
      {!check && actions.length > 0 && <RowMenu label={moreLabel} actions={inOrder(actions)} className={styles.menu} />}
    </li>
  );
}

/** The list of cards. */
export function CardFrame({ children, ...rest }: HTMLAttributes<HTMLUListElement>) {
  return (
    <ul role="list" {...rest} className={styles.list}>
      {children}
    </ul>
  );
}
