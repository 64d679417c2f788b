import { usePortal, useSession, useT, useViewQuery } from '@atrium/portal/sdk';
import { Icon, useListQuery } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { NO_POSITION_FILTERS, POSITION_STATES, positionLabel, positionsApi } from '../../api/positions';
import type { Position } from '../../api/positions';
import { BulkButton } from '../../kit/BulkButton';
import { ChoiceField } from '../../kit/fields/ChoiceField';
import { OrganisationField } from '../../kit/fields/OrganisationField';
import { ProListScreen } from '../../kit/ProListScreen';
import type { OpenRecord } from '../../kit/RecordPanel';
import { useRecordDeletion } from '../../kit/useRecordDeletion';
import { useRights } from '../../kit/useRights';
import { useRoleFilter } from '../../kit/useRoleFilter';
import { AssignRolePanel } from './AssignRolePanel';
import { positionActions, positionColumns } from './positionColumns';
import { PositionPanel } from './PositionPanel';
import { ownBlocker, POSITION_ACTIONS } from './positionRules';
import { usePositionChanges } from './usePositionChanges';

export { positionTexts as texts } from '../../locales/positions';

/** The key of what is remembered of the list: search and columns. */
const ID = 'positionmgr';

/** `/positionmgr`: the positions of the company, their roles and holders. `?orgcode=` begins with one organisation. */
export default function PositionManager() {
  const t = useT();
  const { http, access } = usePortal();
  const { positionId: ownId } = useSession();
  const orgCode = useViewQuery().get('orgcode');
  const rights = useRights('positionmgr', POSITION_ACTIONS);
  const roleFilter = useRoleFilter(t('admin.positions.role'));
  const list = useListQuery({
    // A list that another screen has opened for one organisation does not replace the remembered search.
    id: orgCode === null ? ID : undefined,
    initialFilters: NO_POSITION_FILTERS,
    openedWith: orgCode === null ? undefined : { orgCode },
    queryOptions: (query) => positionsApi.listQuery(http, query),
    rowKey: ({ positionId }: Position) => positionId,
    nameOf: (position) => positionLabel(position, t),
  });
  const { selection } = list;
  const selected = [...selection.rows.values()];
  const changes = usePositionChanges(selection.clear);
  const remove = useRecordDeletion<Position>({
    api: positionsApi,
    noun: t('admin.positions.noun'),
    idOf: ({ positionId }) => positionId,
    nameOf: (position) => positionLabel(position, t),
    onDeleted: (positions) => selection.set(positions, false),
  });
  const [open, setOpen] = useState<OpenRecord>({ mode: 'new' });
  const [panel, setPanel] = useState<'position' | 'assign'>();
  const show = (record: OpenRecord) => {
    setOpen(record);
    setPanel('position');
  };
  const openPosition = (position: Position) =>
    show({ mode: rights.edit ? 'edit' : 'view', id: position.positionId, name: positionLabel(position, t) });
  const close = () => setPanel(undefined);

  const createButton = rights.create && (
    <Button type="primary" onClick={() => show({ mode: 'new' })}>
      <Icon name="plus" />
      {t('admin.positions.new')}
    </Button>
  );
  const choices = <T,>(items: readonly T[], optionOf: (item: T) => { value: string; label: string }) =>
    items.map(optionOf);
  return (
    <ProListScreen
      list={list}
      id={ID}
      title={t('admin.positions.title')}
      label={t('admin.positions.table')}
      searchLabel={t('admin.positions.filter')}
      fields={[
        {
          key: 'keyword',
          dataIndex: 'keyword',
          title: t('admin.positions.keyword'),
          fieldProps: { placeholder: t('admin.positions.keyword.hint'), autoComplete: 'off' },
        },
        {
          key: 'orgCode',
          dataIndex: 'orgCode',
          title: t('admin.positions.organisation'),
          renderFormItem: () => <OrganisationField hasDisabled />,
        },
        ...roleFilter,
        {
          key: 'state',
          dataIndex: 'state',
          title: t('admin.positions.state'),
          renderFormItem: () => (
            <ChoiceField
              options={choices(POSITION_STATES, (state) => ({
                value: state,
                label: t(`admin.positions.state.${state}`),
              }))}
            />
          ),
        },
      ]}
      columns={positionColumns(t, openPosition)}
      rowActions={positionActions(t, {
        rights,
        ownId,
        onOpen: openPosition,
        onDisable: changes.setDisabled,
        onDelete: remove,
      })}
      empty={{ title: t('admin.positions.empty'), hint: t('admin.positions.empty.hint'), action: createButton }}
      noMatch={{ title: t('admin.positions.noMatch'), hint: t('admin.positions.noMatch.hint') }}
      onOpen={openPosition}
      currentKey={panel === 'position' ? open.id : undefined}
      isSelectable={rights.edit}
      actions={createButton}
      selectionActions={
        <>
          {access.canUse('rolemgr') && (
            <BulkButton onClick={() => setPanel('assign')}>{t('admin.positions.assign')}</BulkButton>
          )}
          <BulkButton onClick={() => changes.setDisabled(selected, false)}>{t('admin.positions.enable')}</BulkButton>
          <BulkButton
            reason={selected.map((position) => ownBlocker(position, ownId, t)).find((reason) => reason !== undefined)}
            onClick={() => changes.setDisabled(selected, true)}
          >
            {t('admin.positions.disable')}
          </BulkButton>
        </>
      }
      panel={
        <>
          <PositionPanel
            open={open}
            isOpen={panel === 'position'}
            orgCode={list.filters.orgCode}
            onClose={close}
            onReopen={show}
          />
          <AssignRolePanel
            positions={selected}
            isOpen={panel === 'assign'}
            assigning={changes.assigning}
            onClose={close}
          />
        </>
      }
    />
  );
}
