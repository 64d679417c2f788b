import type { Disposable } from '@/common/disposable';
import { AppError } from '@/common/errors/appError';
import type { SpreadsheetOutcome, SpreadsheetService, SpreadsheetTool } from '@/common/spreadsheet';
import type { Observable } from '@/common/store';
import { importTemplate } from '@/services/api/spreadsheets';
import type { ToolContext } from '@/workspace/overlays/tools';
import { saveFile } from '@/workspace/portal/saveFile';
import { createRuns } from './createRuns';
import type { SpreadsheetFiles } from './createRuns';
import { ExportDialog } from './ExportDialog';
import { ImportDialog } from './ImportDialog';
import { isOngoing } from './jobFlow';
import { createJobs } from './jobs';
import type { Schedule } from './pollJob';

export type OwnSpreadsheetTool = SpreadsheetTool & { dispose: Disposable };

const schedule: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** Text key of what the page lacks (business spec §5); undefined when it has both. */
function missingPart({ moCode, lgCode }: SpreadsheetService): string | undefined {
  if (moCode === '') return 'spreadsheet.noService';
  return lgCode === '' ? 'spreadsheet.noBehaviour' : undefined;
}

/** What a page hears when the dialog has closed. One import that has succeeded is enough. */
function outcomeOf(name: string, hasSucceeded: boolean): SpreadsheetOutcome {
  if (isOngoing({ name })) return 'running';
  if (hasSucceeded) return 'success';
  return name === 'error' ? 'error' : 'cancelled';
}

/** Whether the state has been `success`, from now on. */
function watchSuccess(run: Observable<{ name: string }>) {
  let hasSucceeded = false;
  const note = () => {
    hasSucceeded ||= run.get().name === 'success';
  };
  note();
  const stop = run.subscribe(note);
  return { stop, hasSucceeded: () => hasSucceeded };
}

/** The workspace's storage; a file that could not be saved rejects, so that its dialog can offer it again. */
const filesOf = (context: ToolContext): SpreadsheetFiles => ({
  upload: async (request) => (await context.files()).upload(request),
  async save(url, filename) {
    if (!(await (await context.files()).save(url, filename)))
      throw new AppError('network', 'The file could not be saved', { code: 'errors.network', status: 0 });
  },
});

/** Imports and exports of a workspace. A job goes on when its dialog has closed; its end is then told in a notice. */
export function createSpreadsheetTool(context: ToolContext): OwnSpreadsheetTool {
  const { services, notices, overlays, records } = context;
  const { i18n, http } = services;
  const files = filesOf(context);
  const jobs = createJobs(records, Date.now);
  const runs = createRuns({ services, notices, jobs, schedule, now: Date.now, files });
  const run = (work: Promise<void>) => void work.catch(notices.report);

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
      const own = runs.openImport(request);
      const success = watchSuccess(own.run);
      await overlays.open<void>((close) => (
        <ImportDialog
          request={request}
          run={own.run}
          onTemplate={() => run(saveTemplate(request.templateKey, request.title ?? ''))}
          onErrorFile={(url, filename) => run(files.save(url, filename))}
          onClosed={() => close()}
        />
      ));
      success.stop();
      const outcome = outcomeOf(own.run.get().name, success.hasSucceeded());
      own.leave();
      return outcome;
    },
    async export(request) {
      const missing = missingPart(request.service);
      if (missing) {
        notices.error(i18n.t(missing));
        return 'error';
      }
      const own = runs.openExport(request);
      const success = watchSuccess(own.run);
      await overlays.open<void>((close) => <ExportDialog request={request} run={own.run} onClosed={() => close()} />);
      success.stop();
      const outcome = outcomeOf(own.run.get().name, success.hasSucceeded());
      own.leave();
      return outcome;
    },
    dispose: () => runs.dispose(),
  };
}
