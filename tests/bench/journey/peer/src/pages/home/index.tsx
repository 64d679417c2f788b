import { PageContainer, ProCard, StatisticCard } from '@ant-design/pro-components';
import { Link } from '@umijs/max';
import { App, Table, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { useEffect, useState } from 'react';
import { AmountBar, Sparkline, figure, money, share } from '../../common/figures';
import { ORDER_STATUSES, readWorkbench } from '../../services/orders';
import type { Workbench } from '../../services/orders';

const TODO_KINDS: Record<string, string> = { approval: '待审批', rejected: '被驳回', unvisited: '久未拜访' };

const rankColumns = (title: string, ranks: Workbench['regions']): TableColumnsType<Workbench['regions'][number]> => [
  { title, dataIndex: 'name' },
  { title: '订单数', dataIndex: 'orders', align: 'right', width: 90 },
  {
    title: '金额',
    dataIndex: 'amount',
    align: 'right',
    render: (amount: number) => <AmountBar amount={amount} largest={Math.max(...ranks.map((rank) => rank.amount))} />,
  },
];

const TODO_COLUMNS: TableColumnsType<Workbench['todos'][number]> = [
  { title: '类型', dataIndex: 'kind', width: 110, render: (kind: string) => <Tag>{TODO_KINDS[kind]}</Tag> },
  { title: '事项', dataIndex: 'name', render: (name: string) => <Link to="/undeal">{name}</Link> },
  { title: '说明', dataIndex: 'note' },
];

const VISIT_COLUMNS: TableColumnsType<Workbench['visitstoday'][number]> = [
  { title: '到店时间', dataIndex: 'arrival', width: 90 },
  { title: '客户', dataIndex: 'customername' },
  { title: '拜访人', dataIndex: 'ownername', width: 90 },
  { title: '拜访目的', dataIndex: 'purposename', width: 110 },
];

const ORDER_COLUMNS: TableColumnsType<Workbench['recentorders'][number]> = [
  { title: '订单号', dataIndex: 'orderno', width: 170 },
  { title: '客户', dataIndex: 'customername' },
  { title: '下单日期', dataIndex: 'orderdate', width: 120 },
  { title: '负责人', dataIndex: 'ownername', width: 110 },
  { title: '金额', dataIndex: 'amount', align: 'right', render: money },
  { title: '订单状态', width: 100, render: (_, { status }) => <Tag>{ORDER_STATUSES[status].text}</Tag> },
];

const FIGURES = { orderstoday: '今日订单', monthamount: '本月金额（元）', weekvisits: '本周拜访' } as const;
const tableProps = { size: 'small', pagination: false } as const;

export default function Home() {
  const { message } = App.useApp();
  const [data, setData] = useState<Workbench>();
  useEffect(() => {
    readWorkbench().then(setData, (error: Error) => message.error(error.message));
  }, [message]);
  if (!data) return <PageContainer loading />;
  return (
    <PageContainer title="工作台">
      <StatisticCard.Group>
        {(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((name) => (
          <StatisticCard
            key={name}
            statistic={{
              title: FIGURES[name],
              value: figure(name === 'monthamount' ? 'money' : 'number', data[name]),
              description: `较上期 ${share(data[`${name}change`])}`,
            }}
            chart={<Sparkline values={data[`${name}trend`]} />}
            chartPlacement="right"
          />
        ))}
        <StatisticCard statistic={{ title: '待审批', value: data.pendingapprovals }} />
      </StatisticCard.Group>
      <ProCard ghost gutter={[16, 16]} wrap style={{ marginTop: 16 }}>
        <ProCard title="本月区域排名" colSpan={12}>
          <Table {...tableProps} rowKey="id" columns={rankColumns('区域', data.regions)} dataSource={data.regions} />
        </ProCard>
        <ProCard title="待办事项" colSpan={12}>
          <Table {...tableProps} rowKey="todoid" columns={TODO_COLUMNS} dataSource={data.todos} />
        </ProCard>
        <ProCard title="本月人员排名" colSpan={12}>
          <Table {...tableProps} rowKey="id" columns={rankColumns('人员', data.people)} dataSource={data.people} />
        </ProCard>
        <ProCard title="今日拜访" colSpan={12}>
          <Table {...tableProps} rowKey="visitid" columns={VISIT_COLUMNS} dataSource={data.visitstoday} />
        </ProCard>
        <ProCard title="最近订单" colSpan={24}>
          <Table {...tableProps} rowKey="orderid" columns={ORDER_COLUMNS} dataSource={data.recentorders} />
        </ProCard>
      </ProCard>
    </PageContainer>
  );
}
