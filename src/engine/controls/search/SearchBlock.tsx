import { useState } from 'react';
import type { FormEvent } from 'react';
import type { ControlModel } from '../../model/controlModel';
import type { PageModel } from '../../model/pageModel';
import { batch, untracked } from '../../model/reactive';
import { TableModel } from '../../model/tableModel';
import type { PageNode } from '../../protocol/nodes';
import { NodeList } from '../../react/NodeList';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { Icon } from '../shared/Icon';
import button from '../button/button.module.css';
import { isEmptyValue } from '../defineControl';
import styles from './search.module.css';

/** Filters above a table. Enter queries; on a small screen they stand behind a button that tells how many are set. */
export function SearchBlock({ control }: { control: ControlModel<'search'> }) {
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const filters = inputsIn(page, control.node.children);
  const used = useWatched(SIGNALS, () => filters.filter((filter) => !isEmptyValue(filter.value())).length);
  const table = page.controls.get(control.props.target);
  const query = () => {
    if (table instanceof TableModel) table.search().catch(page.host.report);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    query();
    setOpen(false);
  };
  const reset = () => {
    batch(() => filters.forEach((filter) => filter.set(untracked(() => filter.node.value.run(page.scope)))));
    query();
  };
  const { t } = page.host;
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={control.title() || t('engine.search.title')}
      data-open={isOpen || undefined}
      onSubmit={submit}
    >
      <button
        type="button"
        className={`${button.button} ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {used > 0 ? t('engine.search.used', { count: used }) : t('engine.search.title')}
      </button>
      <div className={styles.filters}>
        <NodeList nodes={control.node.children} />
      </div>
      <div className={styles.actions}>
        <button type="button" className={button.button} onClick={reset}>
          {t('engine.search.reset')}
        </button>
        <button type="submit" className={button.button} data-look="primary">
          {t('engine.search.query')}
        </button>
      </div>
    </form>
  );
}

/** Inputs among these nodes, those inside of containers too. */
function inputsIn(page: PageModel, nodes: readonly PageNode[]): ControlModel[] {
  return nodes.flatMap((node) => {
    const control = page.controls.get(node.name);
    if (node.kind === 'error' || !control) return [];
    return control.facts.category === 'input' ? [control] : inputsIn(page, node.children);
  });
}
