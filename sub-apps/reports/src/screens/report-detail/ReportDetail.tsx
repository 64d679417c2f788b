import { usePortal, useT, useView, useViewQuery } from '@atrium/portal/sdk';
import { StateNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useMemo } from 'react';
import { readLink, withKeptView } from './reportLink';
import { ReportPage } from './ReportPage';

export { detailTexts as texts } from '../../locales/detail';

/** `/report-detail?reportcode=…&conditions=…`: one report. Another route of the view is another report. */
export default function ReportDetail() {
  const t = useT();
  const { nav, tab } = usePortal();
  const { route } = useView();
  const query = useViewQuery();
  const link = useMemo(() => withKeptView(readLink(query), route, tab.state.get()), [query, route, tab]);
  if (link.reportCode) return <ReportPage key={route} link={link} />;
  return (
    <StateNote
      isWholePage
      title={t('reports.detail.noCode')}
      hint={t('reports.detail.noCode.hint')}
      action={<Button onClick={() => nav.openRoute('/report-List')}>{t('reports.detail.toList')}</Button>}
    />
  );
}
