import { PageContainer, ProCard, ProFormDateRangePicker, ProFormSelect, QueryFilter } from '@ant-design/pro-components';
import { useParams } from '@umijs/max';
import { App, Breadcrumb, Segmented, Table, Tag } from 'antd';
import type { TableColumnType } from 'antd';
import { useEffect, useState } from 'react';
import { AmountBar, figure } from '../../common/figures';
import { readDimensions, runReport } from '../../services/reports';
import type { Condition, ReportAnswer, ReportQuery, ReportRow } from '../../services/reports';

const toConditions = (values: Record<string, string | string[] | undefined>): Condition[] =>
  Object.entries(values).flatMap(([code, value]) => (value?.length ? [{ code, value }] : []));

function Conditions({ slices, onQuery }: { slices: ReportAnswer['slices']; onQuery: (chosen: Condition[]) => void }) {
  return (
    <QueryFilter onFinish={async (values) => onQuery(toConditions(values))} onReset={() => onQuery([])}>
      {slices.flatMap(({ code, alias, type, ismultiple, options = [] }) => {
        if (type === 'dates') return [<ProFormDateRangePicker key={code} name={code} label={alias} />];
        const choices = options.map(({ key, text }) => ({ value: key, label: text }));
        const mode = ismultiple ? 'multiple' : undefined;
        return [<ProFormSelect key={code} name={code} label={alias} mode={mode} options={choices} />];
      })}
    </QueryFilter>
  );
}

export default function Report() {
  const { code = '' } = useParams();
  const { message } = App.useApp();
  const [dimensions, setDimensions] = useState<Record<'elementcode' | 'alias', string>[]>([]);
  const [query, setQuery] = useState<ReportQuery>({ path: [] });
  const [answered, setAnswered] = useState<{ query: ReportQuery; answer: ReportAnswer }>();
  useEffect(() => {
    readDimensions(code).then(setDimensions, (error: Error) => message.error(error.message));
  }, [code, message]);
  useEffect(() => {
    let isCurrent = true;
    runReport(code, query).then(
      (answer) => isCurrent && setAnswered({ query, answer }),
      (error: Error) => message.error(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, query, message]);
  if (!answered) return <PageContainer loading />;

  const { answer } = answered;
  const largest = Math.max(...answer.rows.map(({ amount }) => Number(amount)));
  const cell = ({ code: name, type, candrill }: ReportAnswer['columns'][number], row: ReportRow) => {
    if (name === 'amount') return <AmountBar amount={Number(row.amount)} largest={largest} />;
    if (!candrill) return figure(type, row[name]);
    const member = { elementcode: name, value: String(row.__key ?? row[name]) };
    return <a onClick={() => setQuery({ ...query, path: [...query.path, member] })}>{row[name]}</a>;
  };
  const columns = answer.columns.map((column): TableColumnType<ReportRow> => {
    const order = answer.sorting?.order === 'asc' ? 'ascend' : 'descend';
    return {
      title: column.title,
      dataIndex: column.code,
      align: column.type === 'text' ? 'left' : 'right',
      sorter: true,
      sortOrder: answer.sorting?.code === column.code ? order : null,
      render: (_, row) => cell(column, row),
    };
  });
  return (
    <PageContainer title={answer.reportname}>
      <ProCard direction="column" gutter={[0, 16]}>
        <Segmented
          value={query.dimension ?? dimensions[0]?.elementcode}
          options={dimensions.map(({ elementcode, alias }) => ({ value: elementcode, label: alias }))}
          onChange={(dimension) => setQuery({ ...query, dimension, path: [] })}
        />
        <Conditions slices={answer.slices} onQuery={(slices) => setQuery({ ...query, slices })} />
        <div>
          {answer.applied.map((condition) => (
            <Tag key={condition.code}>{condition.text}</Tag>
          ))}
        </div>
        {answer.path.length > 0 && (
          <Breadcrumb
            items={[
              { title: <a onClick={() => setQuery({ ...query, path: [] })}>全部</a> },
              ...answer.path.map(({ value, text = value }) => ({ title: text })),
            ]}
          />
        )}
        <Table<ReportRow>
          size="small"
          rowKey={(row) => String(row.__key ?? row[answer.columns[0]?.code ?? ''])}
          loading={answered.query !== query}
          columns={columns}
          dataSource={answer.rows}
          pagination={false}
          onChange={(_pages, _filters, sorter) => {
            const { field, order } = Array.isArray(sorter) ? {} : sorter;
            const sorting = { code: String(field), order: order === 'ascend' ? 'asc' : 'desc' } as const;
            setQuery({ ...query, sorting: order ? sorting : undefined });
          }}
          summary={() => (
            <Table.Summary.Row>
              {answer.columns.map(({ code: column, type }, index) => (
                <Table.Summary.Cell key={column} index={index} align={type === 'text' ? 'left' : 'right'}>
                  <b>{index === 0 ? '合计' : figure(type, answer.totals[column])}</b>
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          )}
        />
      </ProCard>
    </PageContainer>
  );
}
