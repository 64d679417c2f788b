import { joinNames } from '@atrium/common/format/joinNames';
import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { PanelContent, StateNote, useFocusHandOver } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import type { Outcome } from '../../api/handleProcess';
import type { ProcessAction } from '../../api/process';
import type { AutoNext } from './autoNext';
import styles from './Process.module.css';
import type { ListedProcess } from './neighboursOf';

interface Props {
  action: ProcessAction;
  outcome: Outcome;
  frame: 'panel' | 'page';
  autoNext: AutoNext;
  next: ListedProcess | undefined;
  onNext(process: ListedProcess): void;
  /** Shows the process as it is now. */
  onShow(): void;
  onLeave(): void;
}

/** Confirms what was done. In a list it offers the next process, which only a press opens. */
export function HandledNote(props: Props) {
  const { action, outcome, frame, autoNext, next, onNext, onShow, onLeave } = props;
  const t = useT();
  const language = useLanguage();
  const { isOwnWindow } = usePortal().tab;
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  const { currentStep, stateName, handlers } = outcome;
  const names = joinNames(handlers, language);
  const standing = currentStep
    ? t(names ? 'workflow.process.now.by' : 'workflow.process.now', { step: currentStep, names })
    : stateName && t('workflow.process.now', { step: stateName });
  const title = t(`workflow.process.done.${action}`);

  if (frame === 'panel') {
    const following = next ? t('workflow.process.next.title', { title: next.title }) : t('workflow.process.allDone');
    return (
      <PanelContent
        footer={
          <>
            {action === 'approve' && (
              <label className={styles.autoNext}>
                <input
                  type="checkbox"
                  checked={autoNext.isOn}
                  onChange={({ target }) => autoNext.set(target.checked)}
                />
                {t('workflow.process.autoNext')}
              </label>
            )}
            <Button onClick={onLeave}>{t('ui.close')}</Button>
          </>
        }
      >
        <StateNote
          ref={note}
          title={title}
          hint={[standing, following].filter(Boolean).join(' ')}
          action={
            next && (
              <Button type="primary" autoFocus onClick={() => onNext(next)}>
                {t('workflow.process.next')}
              </Button>
            )
          }
        />
      </PanelContent>
    );
  }
  return (
    <StateNote
      ref={note}
      isWholePage
      title={title}
      hint={standing}
      action={
        <>
          <Button onClick={onShow}>{t('workflow.process.showAgain')}</Button>
          <Button type="primary" autoFocus onClick={onLeave}>
            {t(isOwnWindow ? 'workflow.process.closeWindow' : 'ui.close')}
          </Button>
        </>
      }
    />
  );
}
