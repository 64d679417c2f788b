import type { useAppProps } from 'antd/es/app/context';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { toAppError } from '@/common/errors/appError';
import type { ConfirmRequest, PortalMessage } from '@/portal/contract/portal';
import { toastOf } from '@/common/toastOf';
import type { Toast } from '@/common/toastOf';
import type { Errors, Log, ProcessMessage } from '@/services';
import styles from './NoticeText.module.css';

/** A notice as screen readers announce it. `number` counts the notices, since one text may follow itself. */
export interface LiveText {
  readonly number: number;
  readonly text: string;
}

export interface Notices extends PortalMessage {
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** The text of an error, for a place that shows it itself. */
  textOf(error: unknown): string;
  /** Asks before the unsaved input of the pages with these titles is lost. */
  confirmLoss(titles: readonly string[]): Promise<boolean>;
  /** Asks before uploads or downloads are aborted. */
  confirmTransfers(): Promise<boolean>;
  /** Shows the server's process messages: info as a toast; a warning waits until it is confirmed. */
  tell(messages: readonly ProcessMessage[]): Promise<void>;
  /** The last notice, for screen readers; another object for each notice. */
  readonly liveText: Observable<LiveText>;
  /** Tells screen readers what can be seen anyway, such as the new place of a tab. */
  announce(text: string): void;
  /** Removes every question and notice, because the session ended. */
  clear(): void;
}

type Tone = 'success' | 'info' | 'warning' | 'error';

export interface NoticesDeps {
  antd: Pick<useAppProps, 'message' | 'modal'>;
  errors: Errors;
  t(key: string, params?: Record<string, unknown>): string;
  log: Log;
}

/** A text as a toast: its lines and its duration. */
export const notice = (tone: Tone, text: string): Toast & { tone: Tone } => ({ tone, ...toastOf(text) });

/** Toasts and questions. `report` is the one place where an error becomes visible. */
export function createNotices({ antd, errors, t, log }: NoticesDeps): Notices {
  const questions = new Set<() => void>();
  const liveText = createStore<LiveText>({ number: 0, text: '' });
  const announce = (text: string) => liveText.set({ number: liveText.get().number + 1, text });

  function show({ tone, lines, durationMs }: ReturnType<typeof notice>) {
    announce(lines.join(' '));
    antd.message.open({
      // The same text is one toast: ten failing calls must not fill the screen.
      key: lines.join(' '),
      type: tone,
      content: <NoticeText lines={lines} />,
      duration: durationMs / 1000,
    });
  }

  const say = (tone: Tone) => (text: string) => show(notice(tone, text));

  function ask(
    { title, text, confirmText, cancelText, isDanger = false }: ConfirmRequest,
    canRefuse = true,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (isYes: boolean) => () => {
        questions.delete(dismiss);
        resolve(isYes);
      };
      const { destroy } = antd.modal.confirm({
        title: title ?? t('workspace.confirm.title'),
        content: text,
        centered: true,
        okText: confirmText ?? t('workspace.confirm.ok'),
        cancelText: cancelText ?? t('workspace.confirm.cancel'),
        okButtonProps: { danger: isDanger },
        autoFocusButton: isDanger ? 'cancel' : 'ok',
        okCancel: canRefuse,
        onOk: answer(true),
        onCancel: answer(false),
      });
      const dismiss = () => {
        destroy();
        resolve(false);
      };
      questions.add(dismiss);
    });
  }

  return {
    liveText,
    announce,
    success: say('success'),
    info: say('info'),
    warning: say('warning'),
    error: say('error'),
    report(thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'bug' || error.kind === 'config') {
        log({ level: 'error', source: 'workspace', message: error.message, error: thrown });
      }
      const told = errors.present(error);
      if (told.kind === 'toast') show(told);
      if (told.kind === 'alert') void ask({ text: told.text }, false);
    },
    textOf: (error) => errors.text(error),
    confirm: (request) => ask(request),
    confirmLoss: (titles) =>
      ask({
        ...(titles.length > 0 && {
          title: t('workspace.confirm.unsaved', { titles: titles.join(t('workspace.confirm.and')) }),
        }),
        text: t('workspace.confirm.loss'),
        confirmText: t('workspace.confirm.discard'),
        cancelText: t('workspace.confirm.keep'),
        isDanger: true,
      }),
    confirmTransfers: () =>
      ask({ text: t('workspace.confirm.transfers'), confirmText: t('workspace.confirm.leave'), isDanger: true }),
    async tell(messages) {
      for (const { type, message } of messages) {
        if (type === 'info') show(notice('info', message));
        else await ask({ text: message }, false);
      }
    },
    clear() {
      questions.forEach((dismiss) => dismiss());
      questions.clear();
      antd.message.destroy();
    },
  };
}

function NoticeText({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.text}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </span>
  );
}
