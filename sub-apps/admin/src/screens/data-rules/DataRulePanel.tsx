import { usePortal, useT } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { dataRulesApi } from '../../api/dataRules';
import type { RuleSchema } from '../../api/ruleSchema';
import { ruleSchemaQuery } from '../../api/ruleSchema';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import { DataRuleDetails } from './DataRuleDetails';
import { DataRuleForm } from './DataRuleForm';

interface Props {
  open: OpenRecord;
  isOpen: boolean;
  /** The language of the objects and fields. */
  language: string;
  onClose(): void;
  onReopen(open: OpenRecord): void;
}

/** The panel in which one rule is created, copied, changed or read. */
export function DataRulePanel({ language, ...props }: Props) {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  const { mode } = props.open;
  return (
    <RecordPanel
      {...props}
      isWide
      kind="datarule"
      titleOf={(open) =>
        open.mode === 'new' ? t('admin.dataRules.new') : t(`admin.dataRules.${open.mode}.label`, { name: open.name })
      }
      queryKey={dataRulesApi.key}
      read={async (id, signal) => {
        const [rule, schema] = await Promise.all([
          id === undefined ? undefined : dataRulesApi.get(http, id, signal),
          queries.fetchQuery<RuleSchema>(ruleSchemaQuery(http, language)),
        ]);
        return { rule, schema };
      }}
    >
      {({ rule, schema }, editor) =>
        mode === 'view' && rule ? (
          <DataRuleDetails rule={rule} schema={schema} onClose={editor.onCancel} />
        ) : (
          <DataRuleForm
            key={editor.restoredCount}
            rule={rule}
            isCopy={mode === 'copy'}
            schema={schema}
            editor={editor}
          />
        )
      }
    </RecordPanel>
  );
}
