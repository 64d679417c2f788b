import { usePortal, useT } from '@atrium/portal/sdk';
import { leaveOnTab } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { findTargets } from '../../../api/flowChecks';
import { FLOWS_KEY } from '../../../api/flowDefinitions';
import type { TargetPosition } from '../../../designer/designerProps';
import type { FieldControl } from './Field';

/** How long the field waits for the next key before it asks the server. */
const TYPING_PAUSE_MS = 250;

interface Props {
  control: FieldControl;
  isMultiple?: boolean;
  isDisabled?: boolean;
  ids: readonly string[];
  /** Positions whose names are known already. */
  known?: readonly TargetPosition[];
  onChange(positions: readonly TargetPosition[]): void;
}

/** A field to choose positions, which the server finds by name, organisation or holder. */
export function PositionSelect({ control, isMultiple = false, isDisabled = false, ids, known = [], onChange }: Props) {
  const t = useT();
  const { http } = usePortal();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  /** The chosen ones keep their names when they no longer match. */
  const [chosen, setChosen] = useState<readonly TargetPosition[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    queryKey: [...FLOWS_KEY, 'targets', keyword],
    queryFn: () => findTargets(http, keyword),
    placeholderData: keepPreviousData,
  });
  const matches = found.data?.positions ?? [];
  const byId = new Map([...known, ...chosen, ...matches].map((position) => [position.positionId, position]));
  const isMatch = new Set(matches.map(({ positionId }) => positionId));
  const labelOf = ({ positionName, orgName, name }: TargetPosition) =>
    t('workflow.manager.position', {
      position: positionName,
      org: orgName,
      name: name || t('workflow.manager.vacant'),
    });
  const shownIds = [...new Set([...ids, ...isMatch])];
  return (
    <Select<string[] | string>
      {...control}
      mode={isMultiple ? 'multiple' : undefined}
      disabled={isDisabled}
      onInputKeyDown={isMultiple ? leaveOnTab : undefined}
      style={{ width: '100%' }}
      showSearch
      allowClear
      placeholder={t('workflow.manager.position.hint')}
      loading={found.isFetching}
      value={isMultiple ? [...ids] : ids[0]}
      options={shownIds.map((id) => {
        const position = byId.get(id);
        return { value: id, label: position ? labelOf(position) : id };
      })}
      filterOption={(_input, option) => typed === '' || (option !== undefined && isMatch.has(String(option.value)))}
      onSearch={setTyped}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped('');
      }}
      notFoundContent={t(
        found.error ? 'workflow.manager.position.failed' : found.data ? 'workflow.manager.none' : 'ui.loading',
      )}
      onChange={(next: string[] | string | undefined) => {
        const positions = [next ?? []].flat().map((id) => byId.get(id) ?? unnamed(id));
        setChosen(positions);
        onChange(positions);
      }}
    />
  );
}

const unnamed = (positionId: string): TargetPosition => ({
  positionId,
  name: '',
  positionName: positionId,
  orgName: '',
});
