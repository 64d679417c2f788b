import { useT } from '@atrium/portal/sdk';
import { Icon, StatusTag } from '@atrium/portal/ui';
import { Table } from 'antd';
import type { ComparedFunction, ComparedGroup } from './compareRoles';
import { isDifferent } from './compareRoles';
import styles from './RoleComparison.module.css';

interface Props {
  /** Of the two roles. */
  names: readonly [string, string];
  groups: readonly ComparedGroup[];
}

/** A category with its functions below it, or one function. */
type Row = { key: string; text: string } & (
  { functions: readonly ComparedFunction[] } | { compared: ComparedFunction }
);

const rowsOf = ({ key, text, functions }: ComparedGroup): Row[] => [
  { key: `group ${key}`, text, functions },
  ...functions.map((compared): Row => ({ key: compared.code, text: compared.text, compared })),
];

/** The functions of two roles by category, one column for each role. */
export function ComparisonTable({ names, groups }: Props) {
  const t = useT();
  const column = (index: 0 | 1) => ({
    key: String(index),
    title: names[index],
    width: '27%',
    render: (_: unknown, row: Row) =>
      'compared' in row ? (
        <Held isHeld={row.compared.held[index]} />
      ) : (
        t('admin.roles.compare.group', {
          held: row.functions.filter(({ held }) => held[index]).length,
          all: row.functions.length,
        })
      ),
  });
  return (
    <Table<Row>
      aria-label={t('admin.roles.compare.table')}
      className={styles.table}
      size="small"
      tableLayout="fixed"
      pagination={false}
      rowKey="key"
      dataSource={groups.flatMap(rowsOf)}
      rowClassName={(row) =>
        'compared' in row
          ? `${styles.function} ${isDifferent(row.compared) ? styles.different : ''}`
          : (styles.group ?? '')
      }
      columns={[
        {
          key: 'function',
          title: t('admin.roles.compare.function'),
          onCell: () => ({ scope: 'row' }),
          render: (_, row) => (
            <span className={styles.name}>
              {row.text}
              {'compared' in row && isDifferent(row.compared) && (
                <StatusTag tone="warning" text={t('admin.roles.compare.different')} />
              )}
            </span>
          ),
        },
        column(0),
        column(1),
      ]}
    />
  );
}

/** Whether a role holds a function, in an icon and a word. */
function Held({ isHeld }: { isHeld: boolean }) {
  const t = useT();
  return (
    <span className={isHeld ? styles.held : styles.missing}>
      <Icon name={isHeld ? 'check' : 'minus'} />
      {t(isHeld ? 'admin.roles.compare.held' : 'admin.roles.compare.missing')}
    </span>
  );
}
