import { formatNumber } from '@atrium/common/money/format';
import { whenIdle } from '@atrium/common/whenIdle';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LinkButton, ListFoot, Page, PageHeader, Pager } from '@atrium/portal/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ConditionForm } from '../../conditions/ConditionForm';
import { ConditionTags } from '../../conditions/ConditionTags';
import type { DrillStep } from '../../api/reportQuery';
import { reportRefusal } from '../../api/reportRefusal';
import { rememberRecentReport } from '../../stored/recentReports';
import { AnswerNotes } from './AnswerNotes';
import { CancelQuery } from './CancelQuery';
import { DimensionSwitch } from './DimensionSwitch';
import { displaysOf } from './displays';
import { DisplaySwitch } from './DisplaySwitch';
import { DrillPath } from './DrillPath';
import { absenceOf } from './ReportAbsence';
import { ReportActions } from './ReportActions';
import type { ReportLink } from './reportLink';
import { ReportResult } from './ReportResult';
import type { ReportViewEvent } from './reportView';
import { ReportSetting } from './ReportSetting';
import { drillPath, isUnsent, switchedDimension, switchesColumns, unseenDimension } from './shownConditions';
import { useReport } from './useReport';
import { useReportActs } from './useReportActs';
import { WorkTemplate } from './WorkTemplate';
import styles from './ReportPage.module.css';

/** The frame of one report: name and count, dimension, display and conditions above, paging below. */
export function ReportPage({ link }: { link: ReportLink }) {
  const t = useT();
  const { tab, message, preferences } = usePortal();
  const { reportCode, isEmbedded, isBroken } = link;
  const {
    view,
    dispatch,
    askFirst,
    run,
    refresh,
    showSaved,
    cancel,
    values,
    conditions,
    query,
    known,
    dimensions,
    report,
  } = useReport(link);
  const [isSetting, setSetting] = useState(false);
  // What is shown belongs to the query before: its columns and members need not exist in the answer that is awaited.
  const { data, isPlaceholderData: isStale } = report;
  const isShown = view.phase !== 'setting' && !report.error;
  const name = known?.name;
  const hasRows = isShown && !!data && (data.rows.length > 0 || !!data.pivot?.rowKeys.length);
  const acts = useReportActs({
    ...{ report: data, hasRows, isStale, values, view, query },
    switchedTo: dimensions.data?.find(({ code }) => code === unseenDimension(view, data))?.name,
  });
  const { exporting, copying, printing, copyLink, reading } = acts;

  useEffect(() => {
    if (!name || isEmbedded) return undefined;
    tab.setTitle(name);
    // The list behind this report follows, which can wait until the report is shown.
    return whenIdle(() => rememberRecentReport(preferences, reportCode));
  }, [tab, preferences, reportCode, name, isEmbedded]);
  const tellBroken = useEffectEvent(() => message.warning(t('reports.link.broken')));
  useEffect(() => {
    if (isBroken) tellBroken();
  }, [isBroken]);

  const result = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  /** Changes what is shown by a press that may be gone with what it replaces: the result takes over its focus. */
  const act = (event: ReportViewEvent) => {
    hasActed.current = true;
    dispatch(event);
  };
  const drill = (steps: readonly DrillStep[]) => {
    const event: ReportViewEvent = { type: 'drill', from: view.path, steps };
    askFirst(event, () => act(event));
  };
  /** Cancels by a button that is gone with what it has cancelled. */
  const handleCancel = (stop: () => void) => {
    stop();
    result.current?.focus({ preventScroll: true });
  };
  /** The host covers a screen while it holds placeholders: without them it shows the skeleton with its cancel button. */
  const showSkeleton = () =>
    result.current?.querySelectorAll('[data-placeholder]').forEach((bar) => bar.removeAttribute('data-placeholder'));
  useLayoutEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    result.current?.focus({ preventScroll: true });
  }, [data, conditions.length, view.path.length]);

  // A layout that is refused is mended in the setting, which the platform that refuses it has.
  const isRefused = view.phase === 'setting' || reportRefusal(report.error) !== undefined;
  const canSet = !isEmbedded && (known?.layout !== undefined || isRefused);
  const openSetting = canSet ? () => setSetting(true) : undefined;
  return (
    <Page
      head={
        <>
          {!isEmbedded && (
            <PageHeader
              title={name ?? t('reports.detail.title')}
              count={isShown && data && !data.pivot ? data.itemCount : undefined}
              refresh={{ isBusy: report.isFetching, onClick: refresh }}
              actions={
                <ReportActions
                  onSetting={openSetting}
                  withRows={
                    hasRows
                      ? { onCopy: copying.mutate, onPrint: printing.mutate, onExport: exporting.mutate }
                      : undefined
                  }
                  isExporting={exporting.isPending}
                  onCopyLink={copyLink}
                />
              }
            />
          )}
          <div className={styles.switches}>
            <DimensionSwitch
              label={t(switchesColumns(known) ? 'reports.detail.dimension.columns' : 'reports.detail.dimension')}
              dimensions={dimensions.data ?? []}
              value={switchedDimension(view, known)}
              onChange={(code) => dispatch({ type: 'chooseDimension', code })}
            />
            {dimensions.error && !absenceOf(report.error, view) && (
              <LinkButton onClick={() => void dimensions.refetch()}>{t('reports.detail.dimensions.failed')}</LinkButton>
            )}
            <DisplaySwitch
              displays={known ? displaysOf(known) : ['table']}
              value={view.display}
              onChange={(display) => dispatch({ type: 'show', display })}
            />
            {!isEmbedded && (
              <ConditionForm
                slices={known?.slices ?? []}
                values={view.chosen ?? values}
                isUnsent={isUnsent(view, values)}
                onChange={(slices) => dispatch({ type: 'chooseSlices', slices })}
                onReset={() => dispatch({ type: 'reset' })}
                onSearch={run}
              />
            )}
          </div>
          <ConditionTags
            applied={conditions}
            slices={known?.slices ?? []}
            onRemove={(code) => act({ type: 'removeSlice', code, values })}
          />
          <DrillPath
            top={name ?? ''}
            path={drillPath(view, known)}
            onClimb={(depth) => act({ type: 'climb', depth })}
          />
          {isShown && data && <AnswerNotes report={data} />}
        </>
      }
      foot={
        <ListFoot>
          {!data?.pivot && (
            <Pager
              page={view.page}
              itemCount={isShown ? data?.itemCount : undefined}
              onChange={(page) => dispatch({ type: 'turnPage', page })}
            />
          )}
        </ListFoot>
      }
      panel={
        <ReportSetting
          reportCode={reportCode}
          isOpen={isSetting}
          layout={view.layout}
          dimension={view.dimension}
          onApply={(layout) => dispatch({ type: 'applyLayout', layout })}
          onSaved={showSaved}
          onOpen={() => setSetting(true)}
          onClose={() => setSetting(false)}
        />
      }
    >
      <div className={styles.running}>
        {report.isFetching && (
          <CancelQuery
            label={t('reports.detail.cancel')}
            onCancel={() => handleCancel(cancel)}
            onOffered={showSkeleton}
          />
        )}
        {reading && (
          <CancelQuery
            label={t('reports.read.cancel')}
            progress={t('reports.read.progress', { rows: formatNumber(reading.rows), of: formatNumber(reading.of) })}
            onCancel={() => handleCancel(reading.cancel)}
          />
        )}
      </div>
      <div className={styles.content}>
        {known?.templateType && !isEmbedded && <WorkTemplate type={known.templateType} />}
        <div ref={result} className={styles.result} tabIndex={-1}>
          <ReportResult
            view={view}
            start={link.start}
            hasForm={!isEmbedded && known?.slices.length !== 0}
            report={report}
            onRetry={() => void report.refetch()}
            onRun={run}
            onReset={(isWhole) => dispatch({ type: 'reset', isWhole })}
            onSetting={openSetting}
            onSort={(sorting) => isStale || dispatch({ type: 'sort', sorting })}
            onDrill={(steps) => isStale || drill(steps)}
            onGrid={(grid) => dispatch({ type: 'keepGrid', grid })}
            onMeasures={(measures) => dispatch({ type: 'chooseMeasures', measures })}
          />
        </div>
      </div>
    </Page>
  );
}
