import { MESSAGE_KINDS, unreadTotal } from '@atrium/common/messages/message';
import type { MessageKind, UnreadCounts } from '@atrium/common/messages/message';
import { useT } from '@atrium/portal/sdk';
import { Segmented } from 'antd';
import styles from './MessageManager.module.css';

const MOST_SHOWN = 99;

interface Props {
  value: MessageKind | '';
  /** Undefined while they are unknown. */
  counts: UnreadCounts | undefined;
  onChange(kind: MessageKind | ''): void;
}

/** Chooses the kind of messages; each names how many of it are unread. */
export function KindChoice({ value, counts, onChange }: Props) {
  const t = useT();
  const optionOf = (kind: MessageKind | '') => {
    const name = t(`workflow.messages.kind.${kind || 'all'}`);
    const count = counts ? (kind === '' ? unreadTotal(counts) : counts[kind]) : 0;
    const label = count > 0 ? t('workflow.messages.kind.unread', { kind: name, count }) : name;
    return {
      value: kind,
      label: (
        <span aria-label={label} title={label}>
          {name}
          {count > 0 && (
            <span className={styles.count} aria-hidden>
              {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
            </span>
          )}
        </span>
      ),
    };
  };
  return (
    <div className={styles.kinds}>
      <Segmented
        aria-label={t('workflow.messages.kinds')}
        value={value}
        options={(['', ...MESSAGE_KINDS] as const).map(optionOf)}
        onChange={onChange}
      />
    </div>
  );
}
