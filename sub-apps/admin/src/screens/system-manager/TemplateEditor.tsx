import { ProFormTextArea } from '@ant-design/pro-components';
import { shorten } from '@atrium/common/format/shorten';
import { isRecord } from '@atrium/common/isRecord';
import { randomId } from '@atrium/common/randomId';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { getReportTemplate, saveReportTemplate } from '../../api/reportTemplates';
import type { ReportTemplate, TemplateKind } from '../../api/reportTemplates';
import type { Latest } from '../../kit/conflict';
import { PageForm } from '../../kit/PageForm';
import type { EditorPart } from '../../kit/useEditorParts';

/** Rows of the text area (business spec §9). */
const TEMPLATE_ROWS = 10;
const MOST_CHARACTERS = 20_000;
/** Of a template in the note about a conflict. */
const MOST_SHOWN_CHARACTERS = 160;

interface Draft {
  content: string;
}
interface Props {
  kind: TemplateKind;
  part: EditorPart;
  readOnlyReason: string | undefined;
}

/** Reads the template of one kind of work reports when it is mounted, and shows it in its form. */
export function TemplateEditor({ kind, part, readOnlyReason }: Props) {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  // Of its own, because the query of a screen that was closed just now would still answer.
  const [queryKey] = useState(() => ['reporttemplate', kind, randomId()]);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getReportTemplate(http, kind, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} rows={5} />;
  return (
    <TemplateForm
      key={part.restoredCount}
      kind={kind}
      template={data}
      part={part}
      readOnlyReason={readOnlyReason}
      onSaved={(template) => queries.setQueryData(queryKey, template)}
    />
  );
}

interface FormProps extends Props {
  template: ReportTemplate;
  onSaved(template: ReportTemplate): void;
}

function TemplateForm({ kind, template, part, readOnlyReason, onSaved }: FormProps) {
  const t = useT();
  const { http } = usePortal();
  const [form] = Form.useForm<Draft>();

  async function save({ content }: Draft, base: Draft) {
    const now = await getReportTemplate(http, kind);
    if (now.content !== base.content) return { isSaved: false, current: latestOf(now) };
    await saveReportTemplate(http, kind, { id: now.id, content });
    const stored = { ...now, content };
    onSaved(stored);
    return { isSaved: true, current: latestOf(stored) };
  }

  const label = t(`admin.template.content.${kind}`);
  return (
    <PageForm<Draft>
      form={form}
      part={part}
      stored={latestOf(template)}
      readDraft={readDraft}
      labels={{ content: label }}
      valueText={(_field, { content }) => shorten(content, MOST_SHOWN_CHARACTERS)}
      save={save}
      readOnlyReason={readOnlyReason}
    >
      <ProFormTextArea
        name="content"
        label={label}
        extra={t('admin.template.use')}
        fieldProps={{
          rows: TEMPLATE_ROWS,
          showCount: true,
          // A stored template that is longer can still be edited.
          maxLength: Math.max(MOST_CHARACTERS, template.content.length),
          // Can be scrolled and copied from, which a disabled one cannot.
          ...(readOnlyReason !== undefined && { readOnly: true, disabled: false }),
        }}
      />
    </PageForm>
  );
}

const latestOf = ({ content, updatedBy, updatedAt }: ReportTemplate): Latest<Draft> => ({
  draft: { content },
  version: 0,
  updatedBy,
  updatedAt,
});

const readDraft = (content: unknown): Partial<Draft> =>
  isRecord(content) && typeof content.content === 'string' ? { content: content.content } : {};
