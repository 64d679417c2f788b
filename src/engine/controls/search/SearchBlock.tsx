import { useId, useState } from 'react';
import { FilterBar } from '@/ui/list/FilterBar';
import { FilterToggle } from '@/ui/list/FilterToggle';
import { useNarrow } from '@/ui/useMediaQuery';
import type { ControlModel } from '../../model/controlModel';
import { TableModel } from '../../model/tableModel';
import { NodeList } from '../../react/NodeList';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { isEmptyValue } from '../defineControl';
import { clearFilters, inputsIn } from '../shared/filters';
import styles from './search.module.css';

/** Filters above a table. Enter queries; on a small screen they stand behind a button that tells how many are set. */
export function SearchBlock({ control }: { control: ControlModel<'search'> }) {
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  const id = useId();
  const filters = inputsIn(page, control.node.children);
  const used = useWatched(SIGNALS, () => filters.filter((filter) => !isEmptyValue(filter.value())).length);
  const table = page.controls.get(control.props.target);
  const query = () => {
    if (table instanceof TableModel) table.search().catch(page.host.report);
  };
  const search = () => {
    query();
    setOpen(false);
  };
  const reset = () => {
    clearFilters(page, filters);
    query();
  };
  const { t } = page.host;
  return (
    <div className={styles.search}>
      {isNarrow && (
        <FilterToggle
          text={used > 0 ? t('engine.search.used', { count: used }) : t('engine.search.title')}
          isOpen={isOpen}
          controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      <FilterBar
        id={id}
        hidden={isNarrow && !isOpen}
        role="search"
        aria-label={control.title() || t('engine.search.title')}
        texts={{
          search: t('engine.search.query'),
          reset: t('engine.search.reset'),
          more: t('engine.search.more'),
          less: t('engine.search.less'),
        }}
        onReset={reset}
        onSearch={search}
      >
        <NodeList nodes={control.node.children} />
      </FilterBar>
    </div>
  );
}
