import type { FC, ReactNode } from 'react';
import { Button } from 'antd';
import type { useAppProps } from 'antd/es/app/context';
import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { toAppError } from '@/common/errors/appError';
import type { ConfirmRequest, PortalMessage } from '@/portal/contract/portal';
import { toastOf } from '@/common/toastOf';
import type { Toast } from '@/common/toastOf';
import type { Errors, Log, ProcessMessage } from '@/services';
import type { LossAnswer } from '../close-guard/createCloseGuard';
import { createActionNotice } from './createActionNotice';
import type { ActionNotice } from './createActionNotice';
import { isShortcut, shortcutLabel, UNDO_LETTER } from '../shortcuts/shortcut';
import styles from './NoticeText.module.css';

/** A notice for screen readers. `number` counts the notices, so that a repeated text is announced again. */
export interface LiveText {
  readonly number: number;
  readonly text: string;
}

export interface Notices extends PortalMessage {
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** A question with two or three answers of its own. */
  choose<Answer>(request: ConfirmRequest, answers: Answers<Answer>): Promise<Answer>;
  /** Shows a notice with a button for 8 s. Dispose to withdraw it. */
  offer(notice: ActionNotice): Disposable;
  /**
   * Shows a text with a button that undoes what it says, for 8 s; Ctrl-Z does the same. Dispose to withdraw it.
   * The fourth one withdraws the oldest. `onEnd` runs when it has closed without the undo.
   */
  offerUndo(text: string, undo: () => void, onEnd?: () => void): Disposable;
  /** The text of an error, for a component that shows it itself. */
  textOf(error: unknown): string;
  /**
   * Asks before the unsaved input of the pages with these titles is lost. `canSave`: they can be saved instead;
   * `isSaving`: the answer to a save is still missing. An abort keeps the input.
   */
  confirmLoss(
    titles: readonly string[],
    options: { canSave: boolean; isSaving?: boolean; signal?: AbortSignal },
  ): Promise<LossAnswer>;
  /** Asks for confirmation before uploads or downloads are aborted. */
  confirmTransfers(): Promise<boolean>;
  /** Shows the server's process messages: info as a toast; a warning waits until it is confirmed. */
  showMessages(messages: readonly ProcessMessage[]): Promise<void>;
  /** The last notice, for screen readers; another object for each notice. */
  readonly liveText: Observable<LiveText>;
  /** Announces a visible change to screen readers, such as the new place of a tab. */
  announce(text: string): void;
  /** Closes all notices, whose texts are in an earlier language. Questions stay. */
  closeToasts(): void;
  /** Withdraws the newest question, which answers no. Answers whether there was one. */
  dismissQuestion(): boolean;
  /** Closes all confirmations and notices, when the session has ended. */
  clear(): void;
}

/** The answers of a question, and how it is asked. */
export interface Answers<Answer> {
  yes: Answer;
  no: Answer;
  /** A third answer with its button. */
  more?: { text: string; answer: Answer };
  /** False: there is nothing to refuse, only to be read. */
  canRefuse?: boolean;
  /** Withdraws the question, which answers no. */
  signal?: AbortSignal | undefined;
}

/** The buttons that antd's confirmation renders. */
interface FooterButtons {
  OkBtn: FC;
  CancelBtn: FC;
}

/** More notices with an undo would cover what is below them, and the buttons of a question. */
const MAX_UNDOS = 3;

/** Width of a question with three answers, which fit into one line in every language. */
const THREE_ANSWERS_PX = 480;

type Tone = 'success' | 'info' | 'warning' | 'error';

export interface NoticesDeps {
  antd: Pick<useAppProps, 'message' | 'modal'>;
  errors: Errors;
  t(key: string, params?: Record<string, unknown>): string;
  log: Log;
}

/** A text as a toast: its lines and its duration. */
export const notice = (tone: Tone, text: string): Toast & { tone: Tone } => ({ tone, ...toastOf(text) });

/** Toasts and confirmations. `report` is the one function that shows errors. */
export function createNotices({ antd, errors, t, log }: NoticesDeps): Notices {
  /** The open questions, by the function that withdraws them, with the id of the button that has the focus at first. */
  const questions = new Map<() => void, string>();
  let lastQuestion = 0;
  /** The notices whose action is an undo, the newest last: the keyboard's shortcut is for that one. */
  const undos = new Map<Disposable, () => void>();
  const handleUndoKey = (event: KeyboardEvent) => {
    // A question is answered first: what comes back would have the focus below it.
    if (questions.size > 0 || !isUndoShortcut(event)) return;
    event.preventDefault();
    const [withdraw, undo] = [...undos].at(-1) ?? [];
    undo?.();
    withdraw?.();
  };
  const liveText = createStore<LiveText>({ number: 0, text: '' });
  const announce = (text: string) => liveText.set({ number: liveText.get().number + 1, text });
  const showAction = createActionNotice({ message: antd.message, announce });
  /** The notices with a button that are shown. */
  const offers = new Set<Disposable>();

  function offer({ onAction, onEnd, ...shown }: ActionNotice): Disposable {
    const withdraw = showAction({
      ...shown,
      onAction() {
        offers.delete(withdraw);
        onAction();
      },
      onEnd() {
        offers.delete(withdraw);
        onEnd?.();
      },
    });
    offers.add(withdraw);
    return withdraw;
  }

  function show({ tone, lines, durationMs }: ReturnType<typeof notice>) {
    announce(lines.join(' '));
    antd.message.open({
      // The same text is one toast, so that ten failing calls do not fill the screen.
      key: lines.join(' '),
      type: tone,
      content: <NoticeText lines={lines} />,
      duration: durationMs / 1000,
    });
  }

  function closeToasts() {
    offers.forEach((withdraw) => withdraw());
    antd.message.destroy();
  }

  const showText = (tone: Tone) => (text: string) => show(notice(tone, text));

  /**
   * Puts the focus into the newest question, which is in front. A dialog of antd takes the focus when its animation ends,
   * and gives it back to what had it before when it closes: neither knows of a question above or below it.
   */
  function focusFront() {
    const button = document.getElementById([...questions.values()].at(-1) ?? '');
    const dialog = button?.closest('[role=dialog]');
    const { activeElement } = document;
    if (activeElement === dialog || !dialog?.contains(activeElement)) button?.focus({ preventScroll: true });
  }

  /** Asks a question with two answers, or three with `more`, whose button is the primary one. */
  function askFor<Answer>(
    { title, text, confirmText, cancelText, isDanger = false }: ConfirmRequest,
    { yes, no, more, canRefuse = true, signal }: Answers<Answer>,
  ): Promise<Answer> {
    return new Promise((resolve) => {
      lastQuestion += 1;
      const buttonId = `question-${lastQuestion}`;
      const answer = (given: Answer) => () => {
        questions.delete(dismiss);
        resolve(given);
      };
      const choose = (given: Answer) => () => {
        answer(given)();
        modal.destroy();
      };
      const modal = antd.modal.confirm({
        title: title ?? t('workspace.confirm.title'),
        content: text,
        centered: true,
        okText: confirmText ?? t('workspace.confirm.ok'),
        cancelText: cancelText ?? t('workspace.confirm.cancel'),
        okButtonProps: { danger: isDanger, ...(more && { type: 'default' }), ...(!isDanger && { id: buttonId }) },
        cancelButtonProps: isDanger ? { id: buttonId } : {},
        autoFocusButton: isDanger ? 'cancel' : 'ok',
        afterClose: focusFront,
        okCancel: canRefuse,
        onOk: answer(yes),
        onCancel: answer(no),
        ...(more && {
          width: THREE_ANSWERS_PX,
          footer: (_buttons: ReactNode, { OkBtn, CancelBtn }: FooterButtons) => (
            <div className={styles.answers}>
              <OkBtn />
              <CancelBtn />
              <Button type="primary" onClick={choose(more.answer)}>
                {more.text}
              </Button>
            </div>
          ),
        }),
      });
      const dismiss = choose(no);
      questions.set(dismiss, buttonId);
      signal?.addEventListener('abort', dismiss);
    });
  }

  const ask = (request: ConfirmRequest, { canRefuse = true } = {}) =>
    askFor(request, { yes: true, no: false, canRefuse });

  return {
    liveText,
    announce,
    success: showText('success'),
    info: showText('info'),
    warning: showText('warning'),
    error: showText('error'),
    report(thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'bug' || error.kind === 'config') {
        log({ level: 'error', source: 'workspace', message: error.message, error: thrown });
      }
      const presentation = errors.present(error);
      if (presentation.kind === 'toast') show(presentation);
      if (presentation.kind === 'alert') void ask({ text: presentation.text }, { canRefuse: false });
    },
    textOf: (error) => errors.text(error),
    confirm: (request) => ask(request),
    choose: askFor,
    confirmLoss: (titles, { canSave, isSaving = false, signal }) =>
      askFor<LossAnswer>(
        {
          ...(titles.length > 0 && {
            title: t('workspace.confirm.unsaved', { titles: titles.join(t('workspace.confirm.and')) }),
          }),
          text: t(isSaving ? 'workspace.confirm.lossWhileSaving' : 'workspace.confirm.loss'),
          confirmText: t('workspace.confirm.discard'),
          cancelText: t('workspace.confirm.keep'),
          isDanger: true,
        },
        {
          yes: 'discard',
          no: 'keep',
          signal,
          ...(canSave && { more: { text: t('workspace.confirm.save'), answer: 'save' } }),
        },
      ),
    offer,
    offerUndo(text, undo, onEnd) {
      const end = () => {
        undos.delete(withdraw);
        if (undos.size === 0) document.removeEventListener('keydown', handleUndoKey);
      };
      const handleUndo = () => {
        end();
        undo();
      };
      const withdraw = offer({
        tone: 'info',
        text,
        action: t('workspace.undo'),
        keys: shortcutLabel(UNDO_LETTER),
        onAction: handleUndo,
        onEnd() {
          end();
          onEnd?.();
        },
      });
      undos.set(withdraw, handleUndo);
      if (undos.size > MAX_UNDOS) [...undos.keys()][0]?.();
      document.addEventListener('keydown', handleUndoKey);
      return withdraw;
    },
    confirmTransfers: () =>
      ask({ text: t('workspace.confirm.transfers'), confirmText: t('workspace.confirm.leave'), isDanger: true }),
    async showMessages(messages) {
      for (const { type, message } of messages) {
        if (type === 'info') show(notice('info', message));
        else await ask({ text: message }, { canRefuse: false });
      }
    },
    closeToasts,
    dismissQuestion() {
      const dismiss = [...questions.keys()].at(-1);
      dismiss?.();
      return dismiss !== undefined;
    },
    clear() {
      [...questions.keys()].forEach((dismiss) => dismiss());
      questions.clear();
      closeToasts();
    },
  };
}

/** Ctrl-Z outside of an element that text is typed into, where it undoes typing. A read-only input is none. */
const isUndoShortcut = (event: KeyboardEvent) =>
  isShortcut(event, UNDO_LETTER) && !(event.target instanceof Element && event.target.matches(':read-write'));

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
