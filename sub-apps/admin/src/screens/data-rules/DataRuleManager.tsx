import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { Icon, useListQuery } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dataRulesApi } from '../../api/dataRules';
import type { DataRule, DataRuleFilters } from '../../api/dataRules';
import { ruleSchemaQuery } from '../../api/ruleSchema';
import { BulkButton } from '../../kit/BulkButton';
import { ChoiceField } from '../../kit/fields/ChoiceField';
import { ProListScreen } from '../../kit/ProListScreen';
import type { OpenRecord } from '../../kit/RecordPanel';
import { useRecordDeletion } from '../../kit/useRecordDeletion';
import { useRights } from '../../kit/useRights';
import { useRoleFilter } from '../../kit/useRoleFilter';
import { dataRuleActions, dataRuleColumns, RULE_ACTIONS } from './dataRuleColumns';
import { DataRulePanel } from './DataRulePanel';
import { useOpenings } from './useOpenings';
import { useRuleSwitch } from './useRuleSwitch';

export { dataRuleTexts as texts } from '../../locales/dataRules';

/** The key of what is remembered of the list: search and columns. */
const ID = 'dataperrulesmgr';
const NO_FILTERS: DataRuleFilters = { keyword: '', object: '', roleId: '' };

/** `/dataperrulesmgr`: which orders, customers and visits the holders of a role see. */
export default function DataRuleManager() {
  const t = useT();
  const language = useLanguage();
  const { http } = usePortal();
  const rights = useRights('dataperrulesmgr', RULE_ACTIONS);
  const roleFilter = useRoleFilter(t('admin.dataRules.role'));
  const { data: schema = [], isLoading, error, refetch } = useQuery(ruleSchemaQuery(http, language));
  const list = useListQuery({
    id: ID,
    initialFilters: NO_FILTERS,
    queryOptions: (query) => dataRulesApi.listQuery(http, query),
    rowKey: ({ ruleId }: DataRule) => ruleId,
    nameOf: ({ name }) => name,
  });
  const { selection } = list;
  const deselect = (rules: readonly DataRule[]) => selection.set(rules, false);
  const openingsOf = useOpenings(schema);
  const switchRules = useRuleSwitch({ openingsOf, onSwitched: deselect });
  const remove = useRecordDeletion<DataRule>({
    api: dataRulesApi,
    noun: t('admin.dataRules.noun'),
    idOf: ({ ruleId }) => ruleId,
    nameOf: ({ name }) => name,
    effects: openingsOf,
    onDeleted: deselect,
  });
  const [open, setOpen] = useState<OpenRecord>({ mode: 'new' });
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  const show = (rule: OpenRecord) => {
    setOpen(rule);
    setIsPanelOpen(true);
  };
  const handlers = {
    onOpen: ({ ruleId, name }: DataRule) => show({ mode: rights.edit ? 'edit' : 'view', id: ruleId, name }),
    onCopy: ({ ruleId, name }: DataRule) => show({ mode: 'copy', id: ruleId, name }),
    onSwitch: switchRules,
    onDelete: remove,
  };
  const createButton = rights.create && (
    <Button type="primary" onClick={() => show({ mode: 'new' })}>
      <Icon name="plus" />
      {t('admin.dataRules.new')}
    </Button>
  );
  const selected = [...selection.rows.values()];
  const blocked = selected.some(({ isBuiltIn }) => isBuiltIn);
  return (
    <ProListScreen
      list={list}
      id={ID}
      title={t('admin.dataRules.title')}
      label={t('admin.dataRules.table')}
      searchLabel={t('admin.dataRules.search')}
      fields={[
        {
          key: 'keyword',
          dataIndex: 'keyword',
          title: t('admin.dataRules.keyword'),
          fieldProps: { placeholder: t('admin.dataRules.keyword.hint'), autoComplete: 'off' },
        },
        {
          key: 'object',
          dataIndex: 'object',
          title: t('admin.dataRules.object'),
          renderFormItem: () => (
            <ChoiceField
              options={schema.map(({ object, text }) => ({ value: object, label: text }))}
              isLoading={isLoading}
              error={error}
              onRetry={() => void refetch()}
            />
          ),
        },
        ...roleFilter,
      ]}
      columns={dataRuleColumns(t, schema, handlers.onOpen)}
      rowActions={dataRuleActions(t, rights, handlers)}
      empty={{ title: t('admin.dataRules.empty'), hint: t('admin.dataRules.empty.hint'), action: createButton }}
      noMatch={{ title: t('admin.dataRules.noMatch'), hint: t('admin.dataRules.noMatch.hint') }}
      onOpen={handlers.onOpen}
      currentKey={isPanelOpen ? open.id : undefined}
      isSelectable={rights.edit || rights.delete}
      actions={createButton}
      selectionActions={
        <>
          {rights.edit && (
            <>
              <BulkButton onClick={() => switchRules(selected, true)}>{t('admin.dataRules.enableSelected')}</BulkButton>
              <BulkButton onClick={() => switchRules(selected, false)}>
                {t('admin.dataRules.disableSelected')}
              </BulkButton>
            </>
          )}
          {rights.delete && (
            <BulkButton
              danger
              reason={blocked ? t('admin.dataRules.delete.builtIn') : undefined}
              onClick={() => remove(selected)}
            >
              {t('admin.deleteSelected')}
            </BulkButton>
          )}
        </>
      }
      panel={
        <DataRulePanel
          open={open}
          isOpen={isPanelOpen}
          language={language}
          onClose={() => setIsPanelOpen(false)}
          onReopen={show}
        />
      }
    />
  );
}
