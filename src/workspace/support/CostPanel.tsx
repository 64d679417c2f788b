import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslate } from '@/app-context/services';
import type { Observed, PageModel } from '@/engine';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { HeaderPanel } from '../layout/header-panel/HeaderPanel';
import { backgroundCalls } from './backgroundCalls';
import { costLists } from './costRows';
import type { CostRow } from './costRows';
import styles from './CostPanel.module.css';
import { pageInFront } from './pageInFront';
import { recordedRequests, recordingOf } from './recordings';
import { SaveReport } from './SaveReport';

export interface CostPanelProps {
  observed: Observed;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onDismiss: () => void;
  /** Opens the page in front again, which is then recorded; a page in a dialog is opened by its opener alone. */
  onReopen: (() => void) | undefined;
  onLeave: () => void;
}

/** How often the figures are read while the panel is open. */
const REFRESH_MS = 1_000;
const STAGES = ['firstscreen', 'loaded'] as const;
const LISTS = ['requests', 'controls', 'expressions', 'scripts'] as const;
const KB = 1_000;

const figure = (ms: number) => (ms < 10 ? ms.toFixed(1) : Math.round(ms).toString());
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/** What the page in front costs, the slowest first, and what can be done for support. */
export function CostPanel({ observed, opener, onClose, onDismiss, onReopen, onLeave }: CostPanelProps) {
  const t = useTranslate();
  const [, setRound] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRound((round) => round + 1), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const findPage = ({ running }: Observed): PageModel | undefined => pageInFront(running, document);
  const page = findPage(observed);
  return (
    <HeaderPanel label={t('support.title')} opener={opener} isSheet onClose={onClose} onDismiss={onDismiss}>
      <div className={styles.head}>
        <h2>{t('support.title')}</h2>
        {page && <code className={styles.code}>{page.pageCode}</code>}
        <IconButton className={styles.close} label={t('support.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </div>
      <div className={styles.lists} tabIndex={0} role="region" aria-label={t('support.costs')}>
        {page ? <Costs page={page} onReopen={onReopen} /> : <p className={styles.empty}>{t('support.noPage')}</p>}
      </div>
      <div className={styles.foot}>
        {page && <SaveReport findPage={findPage} />}
        <Button size="middle" onClick={onLeave}>
          {t('support.leave')}
        </Button>
      </div>
    </HeaderPanel>
  );
}

function Costs({ page, onReopen }: Pick<CostPanelProps, 'onReopen'> & { page: PageModel }) {
  const t = useTranslate();
  const costs = recordingOf(page)?.costs;
  const lists = costLists(costs, {
    entries: recordedRequests(),
    background: backgroundCalls(),
    openedAt: page.openedAt - performance.timeOrigin,
  });
  return (
    <>
      {costs ? (
        <dl className={styles.stages}>
          {STAGES.map((stage) => {
            const ms = costs.stages.get(stage);
            return (
              <div key={stage}>
                <dt>{t(`support.stage.${stage}`)}</dt>
                <dd>{ms === undefined ? t('support.stage.none') : t('support.ms', { ms: figure(ms) })}</dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <p className={styles.empty}>
          {t('support.notRecorded')}{' '}
          {onReopen && (
            <Button size="middle" onClick={onReopen}>
              {t('support.reopen')}
            </Button>
          )}
        </p>
      )}
      {LISTS.filter((name) => costs || name === 'requests').map((name) => (
        <section key={name} className={styles.list} aria-label={t(`support.list.${name}`)}>
          <h3>{t(`support.list.${name}`)}</h3>
          {lists[name].length === 0 ? (
            <p className={styles.empty}>{t('support.list.none')}</p>
          ) : (
            <ol>
              {lists[name].map((row, index) => (
                <li key={`${row.name} ${index}`}>
                  <Line row={row} />
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </>
  );
}

function Line({ row: { name, note, count, totalMs, bytes, hasFailed } }: { row: CostRow }) {
  const t = useTranslate();
  return (
    <>
      <code className={styles.name}>{name}</code>
      <span className={styles.ms}>{t('support.ms', { ms: figure(totalMs) })}</span>
      <span className={styles.note}>
        {note}
        {count > 1 && ` × ${count}`}
        {bytes !== undefined && t('support.kb', { kb: kilobytes(bytes) })}
        {hasFailed && <b className={styles.failed}> {t('support.failed')}</b>}
      </span>
    </>
  );
}
