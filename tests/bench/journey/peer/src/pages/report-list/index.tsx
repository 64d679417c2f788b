import { PageContainer, ProCard } from '@ant-design/pro-components';
import { Link } from '@umijs/max';
import { App, Statistic } from 'antd';
import { useEffect, useState } from 'react';
import { Sparkline, figure } from '../../common/figures';
import { listReports } from '../../services/reports';
import type { ReportItem } from '../../services/reports';

export default function ReportList() {
  const { message } = App.useApp();
  const [reports, setReports] = useState<ReportItem[]>();
  useEffect(() => {
    listReports().then(setReports, (error: Error) => message.error(error.message));
  }, [message]);
  if (!reports) return <PageContainer loading />;
  const categories = [...new Set(reports.map(({ category }) => category))];
  return (
    <PageContainer title="报表列表">
      {categories.map((title) => (
        <ProCard key={title} title={title} gutter={[16, 16]} wrap collapsible>
          {reports
            .filter(({ category }) => category === title)
            .map(({ reportcode, reportname, description, figure: shown }) => (
              <ProCard
                key={reportcode}
                bordered
                colSpan={6}
                title={<Link to={`/report/${reportcode}`}>{reportname}</Link>}
              >
                <p>{description}</p>
                {shown && <Statistic title={shown.alias} value={figure(shown.type, shown.value)} />}
                {shown && <Sparkline values={shown.trend} />}
              </ProCard>
            ))}
        </ProCard>
      ))}
    </PageContainer>
  );
}
