import { usePortal, useT } from '@atrium/portal/sdk';
import { errorText, FieldIcon, leaveOnTab } from '@atrium/portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { candidatesQuery } from '../../api/listCandidates';
import type { Candidate } from '../../api/listCandidates';
import type { ApproverChoice } from '../../api/startFlow';
import { useDebouncedValue } from '../../people/useDebouncedValue';
import styles from './PreForm.module.css';

/** How long the field waits for the next key before it asks the server. */
const TYPING_PAUSE_MS = 250;

interface Props {
  choice: ApproverChoice;
  people: readonly Candidate[];
  /** Names of people whom a draft knows by their position only. */
  known: readonly Candidate[];
  isMissing: boolean;
  /** Changes whenever the person is sent here to choose; 0 for never. */
  focusRequest: number;
  onChange(people: readonly Candidate[]): void;
}

/** The choice of one approver or several, whom the server finds by name, position or organisation. */
export function ApproverField({ choice, people, known, isMissing, focusRequest, onChange }: Props) {
  const t = useT();
  const { http } = usePortal();
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  useEffect(() => {
    if (focusRequest > 0) document.getElementById(id)?.focus();
  }, [id, focusRequest]);
  const found = useQuery({
    ...candidatesQuery(http, keyword, 1),
    enabled: isOpened,
    placeholderData: keepPreviousData,
  });
  const matches = found.data?.people ?? [];
  const named = [...people.filter(({ name }) => name !== ''), ...known, ...matches];
  const byId = new Map([...people, ...named].map((person) => [person.positionId, person]));
  const matching = new Set(matches.map(({ positionId }) => positionId));
  const label = ({ positionId, name, positionName, orgName }: Candidate) =>
    positionName === '' && name === ''
      ? positionId
      : t('workflow.start.candidate', {
          name: name || t('workflow.start.vacant'),
          position: positionName,
          org: orgName,
        });
  const mistake = isMissing ? `${id}-mistake` : undefined;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {t(choice.isMultiple ? 'workflow.start.choose.several' : 'workflow.start.choose')}
      </label>
      <Select<string[] | string>
        id={id}
        mode={choice.isMultiple ? 'multiple' : undefined}
        onInputKeyDown={choice.isMultiple ? leaveOnTab : undefined}
        suffixIcon={<FieldIcon name="arrow" />}
        showSearch
        allowClear
        status={isMissing ? 'error' : undefined}
        aria-invalid={isMissing || undefined}
        aria-describedby={mistake}
        placeholder={t('workflow.start.choose.hint')}
        loading={found.isFetching}
        value={choice.isMultiple ? people.map(({ positionId }) => positionId) : people[0]?.positionId}
        options={[...byId.values()].map((person) => ({ value: person.positionId, label: label(person) }))}
        filterOption={(_input, option) => typed === '' || (option !== undefined && matching.has(String(option.value)))}
        onSearch={setTyped}
        onOpenChange={(isOpen) => {
          if (isOpen) setIsOpened(true);
          else setTyped('');
        }}
        notFoundContent={
          found.error ? errorText(t, found.error) : t(found.data ? 'workflow.start.nobody' : 'ui.loading')
        }
        onChange={(next: string[] | string | undefined) =>
          onChange([next ?? []].flat().flatMap((positionId) => byId.get(positionId) ?? []))
        }
      />
      {isMissing && (
        <span id={mistake} className={styles.mistake} role="alert">
          {t('workflow.start.choose.missing')}
        </span>
      )}
    </div>
  );
}
