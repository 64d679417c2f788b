import { useT } from '@atrium/portal/sdk';
import { Page, PageHeader } from '@atrium/portal/ui';
import { Tabs } from 'antd';
import { useState } from 'react';
import { TEMPLATE_TYPES } from '../../api/reportTemplates';
import type { TemplateKind } from '../../api/reportTemplates';
import { useEditorParts } from '../../kit/useEditorParts';
import { useRights } from '../../kit/useRights';
import { BasicSettings } from './BasicSettings';
import { TemplateEditor } from './TemplateEditor';
import styles from './SystemManager.module.css';

export { systemManagerTexts as texts } from '../../locales/systemManager';

const KINDS = Object.keys(TEMPLATE_TYPES) as TemplateKind[];
type PartName = 'basic' | TemplateKind;
const PARTS: readonly PartName[] = ['basic', ...KINDS];
type TabName = 'basic' | 'templates';

/** `/systemmgr`: the settings of the company, and the templates of its work reports (business spec §2). */
export default function SystemManager() {
  const t = useT();
  const { edit } = useRights('systemmgr', ['edit']);
  const [tab, setTab] = useState<TabName>('basic');
  const [kind, setKind] = useState<TemplateKind>('daily');
  const title = t('admin.config.title');
  const { part, draftOffer } = useEditorParts<PartName>({
    names: PARTS,
    front: tab === 'basic' ? 'basic' : kind,
    title,
    record: edit ? 'systemmgr' : undefined,
    onShow(name) {
      setTab(name === 'basic' ? 'basic' : 'templates');
      if (name !== 'basic') setKind(name);
    },
  });
  const readOnlyReason = edit ? undefined : t('admin.config.readOnly');
  /** The text of a tab and the mark of unsaved input, whose place is kept: no tab moves when it appears. */
  const label = (text: string, names: readonly PartName[]) => {
    const isUnsaved = names.some((name) => part(name).isDirty);
    const mark = isUnsaved ? { role: 'img', 'aria-label': t('admin.page.unsaved') } : { 'aria-hidden': true };
    return (
      <>
        {text}
        <span {...mark} className={`${styles.mark} ${isUnsaved ? styles.unsaved : ''}`} />
      </>
    );
  };
  const templates = (
    <Tabs
      size="small"
      activeKey={kind}
      onChange={(key) => setKind(key as TemplateKind)}
      items={KINDS.map((each) => ({
        key: each,
        label: label(t(`admin.template.${each}`), [each]),
        // A template is read when its tab is opened first, or when input for it is brought back.
        forceRender: part(each).isDirty,
        children: <TemplateEditor kind={each} part={part(each)} readOnlyReason={readOnlyReason} />,
      }))}
    />
  );
  return (
    <Page head={<PageHeader title={title} />}>
      {draftOffer}
      <Tabs
        className={styles.tabs}
        activeKey={tab}
        onChange={(key) => setTab(key as TabName)}
        items={[
          {
            key: 'basic',
            label: label(t('admin.config.basic'), ['basic']),
            children: <BasicSettings part={part('basic')} readOnlyReason={readOnlyReason} />,
          },
          {
            key: 'templates',
            label: label(t('admin.config.templates'), KINDS),
            forceRender: KINDS.some((each) => part(each).isDirty),
            children: templates,
          },
        ]}
      />
    </Page>
  );
}
