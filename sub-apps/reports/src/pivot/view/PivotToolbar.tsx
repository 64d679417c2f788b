import { useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import styles from '../pivot.module.css';
import type { PivotViewState } from './usePivotView';

interface Props {
  view: PivotViewState;
  isFinding: boolean;
  onFind(): void;
}

/** The buttons above a cross table. Those for groups are there where it has any. */
export function PivotToolbar({ view, isFinding, onFind }: Props) {
  const t = useT();
  const { showSubtotals, setShowSubtotals, setAll, groups } = view;
  const hasRowGroups = groups('rows', 0).length > 0;
  const hasGroups = hasRowGroups || groups('columns', 0).length > 0;
  return (
    <div className={styles.tools}>
      {hasRowGroups && (
        <>
          <LinkButton onClick={() => setAll('rows', 0, true)}>{t('reports.pivot.foldAll')}</LinkButton>
          <LinkButton onClick={() => setAll('rows', 0, false)}>{t('reports.pivot.unfoldAll')}</LinkButton>
        </>
      )}
      {hasGroups && (
        <LinkButton onClick={() => setShowSubtotals(!showSubtotals)}>
          {t(showSubtotals ? 'reports.pivot.subtotals.hide' : 'reports.pivot.subtotals.show')}
        </LinkButton>
      )}
      <LinkButton aria-expanded={isFinding} onClick={onFind}>
        {t('reports.pivot.find')}
      </LinkButton>
    </div>
  );
}
