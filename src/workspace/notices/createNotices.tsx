import type { useAppProps } from 'antd/es/app/context';
import { isAppError } from '@/common/errors/appError';
import type { ConfirmRequest, LogEntry, PortalMessage } from '@/portal/portal';
import { errorNotice, notice } from './errorNotice';
import type { Notice, Tone } from './errorNotice';
import { NoticeText } from './NoticeText';

export interface Notices extends PortalMessage {
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Takes every question and notice off the screen (the session ended). */
  clear(): void;
}

export interface NoticesDeps {
  antd: Pick<useAppProps, 'message' | 'modal'>;
  t(key: string): string;
  log(entry: LogEntry): void;
}

/** Toasts and questions. `report` is the one place where an error becomes something a person sees. */
export function createNotices({ antd, t, log }: NoticesDeps): Notices {
  const questions = new Set<() => void>();

  function show({ tone, lines, durationMs }: Notice) {
    antd.message.open({
      // The same words twice are one toast: ten failing calls must not fill the screen.
      key: lines.join(' '),
      type: tone,
      content: <NoticeText lines={lines} />,
      duration: durationMs / 1000,
    });
  }

  const say = (tone: Tone) => (text: string) => show(notice(tone, text));

  return {
    success: say('success'),
    info: say('info'),
    warning: say('warning'),
    error: say('error'),
    report(error) {
      const told = errorNotice(error, t);
      if (!isAppError(error) || error.kind === 'bug' || error.kind === 'config') {
        log({ level: 'error', source: 'workspace', message: error instanceof Error ? error.message : String(error), error });
      }
      if (told) show(told);
    },
    confirm: ({ title, text, confirmText, isDanger }) =>
      new Promise((resolve) => {
        const answer = (isYes: boolean) => () => {
          questions.delete(dismiss);
          resolve(isYes);
        };
        const { destroy } = antd.modal.confirm({
          title: title ?? t('workspace.confirm.title'),
          content: text,
          centered: true,
          okText: confirmText ?? t('workspace.confirm.ok'),
          cancelText: t('workspace.confirm.cancel'),
          okButtonProps: { danger: isDanger ?? false },
          onOk: answer(true),
          onCancel: answer(false),
        });
        const dismiss = () => {
          destroy();
          resolve(false);
        };
        questions.add(dismiss);
      }),
    clear() {
      questions.forEach((dismiss) => dismiss());
      questions.clear();
      antd.message.destroy();
    },
  };
}
