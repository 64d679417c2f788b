import { joinNames } from '@atrium/common/format/joinNames';
import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { dateText } from '@atrium/portal/ui';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { StaleReason } from '../../api/handleProcess';
import type { ProcessStep } from '../../api/process';
import styles from './Process.module.css';

interface Props {
  reason: StaleReason;
  /** What somebody else has done meanwhile, where the record tells it. */
  acted: ProcessStep | undefined;
  /** What the person has written; empty for nothing. */
  comment: string;
  /** Sends it as a comment; undefined where that is not possible. */
  onSendComment: (() => void) | undefined;
  /** Shows the form as it is now, without the person's changes; undefined when it shows that already. */
  onReload: (() => void) | undefined;
  onClose(): void;
}

/** Why an action came too late, and what can be done with what the person has put into it. */
export function ConflictNote({ reason, acted, comment, onSendComment, onReload, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const { message } = usePortal();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a block, because newer browsers answer with a promise, which is no clean-up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const text = acted
    ? t(`workflow.process.stale.${reason}.by`, {
        name: joinNames(acted.handlers, language) || acted.name,
        time: dateText(acted.time),
        action: acted.actionName || acted.name,
      })
    : t(`workflow.process.stale.${reason}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(comment);
      message.success(t('workflow.process.stale.copied'));
    } catch {
      // Without https a browser has no clipboard for pages.
      message.warning(t('workflow.process.stale.notCopied'));
    }
  };
  return (
    <div ref={note}>
      <Alert
        type="warning"
        message={text}
        description={
          <>
            {comment !== '' && (
              <>
                <p className={styles.kept}>{t('workflow.process.stale.kept')}</p>
                <blockquote className={styles.quote}>{comment}</blockquote>
              </>
            )}
            {onReload && <p className={styles.kept}>{t('workflow.process.stale.form')}</p>}
            <div className={styles.buttons}>
              {comment !== '' && (
                <Button size="small" onClick={() => void copy()}>
                  {t('workflow.process.stale.copy')}
                </Button>
              )}
              {onSendComment && (
                <Button size="small" onClick={onSendComment}>
                  {t('workflow.process.stale.send')}
                </Button>
              )}
              {onReload && (
                <Button size="small" onClick={onReload}>
                  {t('workflow.process.stale.reload')}
                </Button>
              )}
              {!onReload && (
                <Button size="small" onClick={onClose}>
                  {t('workflow.process.stale.close')}
                </Button>
              )}
            </div>
          </>
        }
      />
    </div>
  );
}
