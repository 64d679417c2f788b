import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { Table } from 'antd';
import { useId } from 'react';
import type { LogChange } from '../../api/operationLog';
import styles from './LogChanges.module.css';

interface Props {
  action: string;
  changes: readonly LogChange[];
}

/** The changed fields with their values before and after; of a created or deleted record there is only one of them. */
export function LogChanges({ action, changes }: Props) {
  const t = useT();
  const id = useId();
  const [isCreated, isDeleted] = [action === 'create', action === 'delete'];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('admin.log.changes')}
      </h2>
      {changes.length === 0 ? (
        <p className={styles.none}>{t('admin.log.changes.none')}</p>
      ) : (
        <Table<LogChange>
          aria-labelledby={id}
          className={styles.table}
          size="small"
          bordered
          tableLayout="fixed"
          pagination={false}
          rowKey="field"
          dataSource={[...changes]}
          columns={[
            { key: 'name', dataIndex: 'name', title: t('admin.log.field'), width: '26%' },
            ...(isCreated
              ? []
              : [
                  {
                    key: 'before',
                    title: t(isDeleted ? 'admin.log.deleted' : 'admin.log.before'),
                    render: (_: unknown, { before }: LogChange) => before || '—',
                  },
                ]),
            ...(isDeleted
              ? []
              : [
                  {
                    key: 'after',
                    title: t(isCreated ? 'admin.log.created' : 'admin.log.after'),
                    render: (_: unknown, change: LogChange) => <After change={change} isCreated={isCreated} t={t} />,
                  },
                ]),
          ]}
        />
      )}
    </section>
  );
}

/** The new value; of a list also what was added and removed. */
function After({ change, isCreated, t }: { change: LogChange; isCreated: boolean; t: Translate }) {
  const { before, after, added, removed } = change;
  const isList = !isCreated && before !== undefined && added.length + removed.length > 0;
  return (
    <>
      {after || '—'}
      {isList && (
        <ul className={styles.items}>
          {added.map((item) => (
            <li key={`added ${item}`} className={styles.added}>
              <ins>{t('admin.log.added', { item })}</ins>
            </li>
          ))}
          {removed.map((item) => (
            <li key={`removed ${item}`} className={styles.removed}>
              <del>{t('admin.log.removed', { item })}</del>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
