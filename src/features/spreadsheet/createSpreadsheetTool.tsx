import type { ReactNode } from 'react';
import type { Disposable } from '@/common/disposable';
import { AppError } from '@/common/errors/appError';
import type { ImportRequest, SpreadsheetOutcome, SpreadsheetService, SpreadsheetTool } from '@/common/spreadsheet';
import { sharePending } from '@/common/once';
import type { Observable } from '@/common/store';
import { JOB_LIST_PATH } from '@/routes/routes';
import { FILE_TYPES, importTemplate } from '@/services/api/spreadsheets';
import { browserLocks } from '@/services/browserEnvironment';
import { createTryLock } from '@/services/storage/createTryLock';
import type { ToolContext } from '@/workspace/overlays/tools';
import type { RunningJob } from '@/workspace/transfers/runningJobs';
import { saveFile } from '@/common/dom/saveFile';
import { createRuns } from './createRuns';
import type { OpenRun, SpreadsheetFiles } from './createRuns';
import { ExportDialog } from './ExportDialog';
import { exportFilename } from './exportFilename';
import { RepeatQuestion } from './RepeatQuestion';
import type { RepeatAnswer } from './RepeatQuestion';
import { ImportDialog } from './ImportDialog';
import { isOngoing, isUncertain } from './jobFlow';
import type { Failure } from './jobFlow';
import { createJobs, NO_SERVICE } from './jobs';
import { createMatchMemory } from './matchMemory';
import { createTimer } from './pollJob';

/** `resume` follows the jobs of an earlier visit whose end was not seen. */
export type OwnSpreadsheetTool = SpreadsheetTool & { resume(): void; dispose: Disposable };

/** Text key of what the page lacks (business spec §5); undefined when it has both. */
function missingPart({ moCode, lgCode }: SpreadsheetService): string | undefined {
  if (moCode === '') return 'spreadsheet.noService';
  return lgCode === '' ? 'spreadsheet.noBehaviour' : undefined;
}

/** What is needed of the states of imports and exports. */
interface RunState {
  readonly name: string;
  readonly failure?: Failure;
}

/** What a page hears when the dialog has closed. One import that has succeeded is enough. */
function outcomeOf(state: RunState, hasSucceeded: boolean): SpreadsheetOutcome {
  if (isOngoing(state) || (state.failure && isUncertain(state.failure))) return 'running';
  if (hasSucceeded) return 'success';
  return state.name === 'error' ? 'error' : 'cancelled';
}

/** Whether the state has been `success`, from now on. */
function watchSuccess(run: Observable<{ readonly name: string }>) {
  let hasSucceeded = false;
  const note = () => {
    hasSucceeded ||= run.get().name === 'success';
  };
  note();
  const stop = run.subscribe(note);
  return { stop, hasSucceeded: () => hasSucceeded };
}

/** Resolves when the page can be seen. */
const whenVisible = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

/** The workspace's storage. A file that was not saved rejects, so that its dialog can offer it again; why is told. */
const filesOf = (context: ToolContext): SpreadsheetFiles => ({
  upload: async (request) => (await context.files()).upload(request),
  read: async (url) => (await context.files()).read(url),
  async save(url, filename) {
    if (!(await (await context.files()).save(url, filename))) throw new AppError('cancelled', 'The file was not saved');
  },
});

/** Imports and exports of a workspace. A job goes on when its dialog has closed; its end is then told in a notice. */
export function createSpreadsheetTool(context: ToolContext): OwnSpreadsheetTool {
  const { services, notices, overlays, records } = context;
  const { i18n, http, access } = services;
  const files = filesOf(context);
  const jobs = createJobs(records, Date.now);
  const runs = createRuns({
    services,
    notices,
    showJobs,
    confirmRepeat,
    listOpener,
    whenVisible,
    tryLock: createTryLock(browserLocks()),
    jobs,
    records,
    schedule: createTimer,
    now: Date.now,
    files,
  });
  /** The header has no list before the first job. */
  function showJobs(shown: readonly RunningJob[]) {
    if (shown.length === 0 && !hasShown) return;
    hasShown = true;
    context.transferList().then((list) => list.showJobs(shown), notices.report);
  }
  let hasShown = false;
  /** Opens the list of imports and exports, once the dialog in front has closed; undefined where the person may not. */
  function listOpener() {
    return access.canUse(JOB_LIST_PATH) ? () => report(openList()) : undefined;
  }
  async function openList() {
    if ((await overlays.requestClose()) !== false) context.navigate(JOB_LIST_PATH);
  }
  async function confirmRepeat(filename: string) {
    const open = listOpener();
    const answer = await overlays.open<RepeatAnswer>((close) => (
      <RepeatQuestion filename={filename} canOpenList={open !== undefined} onAnswer={close} />
    ));
    if (answer === 'list') open?.();
    return answer === 'start';
  }
  const report = (work: Promise<void>) => void work.catch(notices.report);

  /** Shows a run in its dialog. Answers how it has ended, also when its dialog was closed before. */
  async function follow<Run extends Observable<RunState>>(
    { run, leave }: OpenRun<Run>,
    { onShown }: Partial<Pick<ImportRequest, 'onShown'>>,
    dialog: (run: Run, close: () => void) => ReactNode,
  ): Promise<SpreadsheetOutcome> {
    const success = watchSuccess(run);
    const closed = overlays.open<void>((close) => dialog(run, () => close()));
    onShown?.();
    await closed;
    await leave();
    success.stop();
    return outcomeOf(run.get(), success.hasSucceeded());
  }

  // One question, however often a button is pressed before it is there.
  const confirmLoss = sharePending(() =>
    notices.confirm({
      title: i18n.t('spreadsheet.corrections.title'),
      text: i18n.t('spreadsheet.corrections.text'),
      confirmText: i18n.t('spreadsheet.corrections.discard'),
      isDanger: true,
    }),
  );

  async function saveTemplate(fileKey: string | undefined, title: string) {
    if (!fileKey) {
      notices.error(i18n.t('spreadsheet.template.missing'));
      return;
    }
    saveFile(await importTemplate(http, fileKey), i18n.t('spreadsheet.template.filename', { title }));
  }

  return {
    async import(request) {
      const missing = request.api ? undefined : missingPart(request.service);
      if (missing) {
        notices.error(i18n.t(missing));
        return 'error';
      }
      const memory = createMatchMemory(records, request);
      return follow(runs.openImport(request), request, (run, close) => (
        <ImportDialog
          request={request}
          run={run}
          memory={memory}
          onTemplate={() => report(saveTemplate(request.templateKey, request.title ?? ''))}
          readErrorFile={files.read}
          confirmLoss={confirmLoss}
          onOpenList={listOpener()}
          onErrorFile={(url, filename) => report(files.save(url, filename))}
          onClosed={close}
        />
      ));
    },
    async export(request) {
      const missing = missingPart(request.service);
      if (missing) {
        notices.error(i18n.t(missing));
        return 'error';
      }
      return follow(runs.openExport(request), request, (run, close) => (
        <ExportDialog request={request} run={run} onOpenList={listOpener()} onClosed={close} />
      ));
    },
    async followExport({ title, filename, start }) {
      const id = await start();
      if (!id) return 'running';
      const [name, ofTitle] = [filename, title].map((each) => exportFilename(each, FILE_TYPES.xlsx));
      const followed = runs.followExport({
        id,
        kind: 'export',
        title,
        filename: name || ofTitle || '',
        service: NO_SERVICE,
      });
      if (!followed) return 'running';
      await followed.leave();
      const state = followed.run.get();
      return outcomeOf(state, state.name === 'success');
    },
    resume: () => runs.resume(),
    dispose: () => runs.dispose(),
  };
}
