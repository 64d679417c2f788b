import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent, SidePanel, Skeleton, StateNote } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { getFunctionTree } from '../../api/functionTree';
import { rolesApi } from '../../api/roles';
import type { Role } from '../../api/roles';
import { compareRoles, countsOf, differencesOf } from './compareRoles';
import { ComparisonTable } from './ComparisonTable';
import styles from './RoleComparison.module.css';

interface Props {
  /** The two roles, as the list has them; kept while the panel slides away. */
  roles: readonly [Role, Role] | undefined;
  isOpen: boolean;
  onClose(): void;
}

/** The panel that compares what two roles may do, by category. */
export function RoleComparison({ roles, isOpen, onClose }: Props) {
  const t = useT();
  return (
    <SidePanel title={t('admin.roles.compare.title')} isOpen={isOpen} onClose={onClose}>
      {roles && <Comparison ids={[roles[0].roleId, roles[1].roleId]} onClose={onClose} />}
    </SidePanel>
  );
}

function Comparison({ ids, onClose }: { ids: readonly [string, string]; onClose(): void }) {
  const t = useT();
  const { http } = usePortal();
  const { data, error, refetch } = useQuery({
    queryKey: [...rolesApi.key, 'comparison', ...ids],
    async queryFn({ signal }) {
      const [first, second, tree] = await Promise.all([
        rolesApi.get(http, ids[0], signal),
        rolesApi.get(http, ids[1], signal),
        getFunctionTree(http, signal),
      ]);
      return { roles: [first, second] as const, tree };
    },
    gcTime: 0,
  });
  return (
    <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      {data ? (
        <Compared roles={data.roles} groups={compareRoles(data.roles, data.tree, t('admin.roles.compare.others'))} />
      ) : error ? (
        <LoadFailure error={toAppError(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
      )}
    </PanelContent>
  );
}

interface ComparedProps {
  roles: readonly [Role, Role];
  groups: ReturnType<typeof compareRoles>;
}

function Compared({ roles, groups }: ComparedProps) {
  const t = useT();
  const id = useId();
  const [isShort, setIsShort] = useState(false);
  const counts = countsOf(groups);
  const shown = isShort ? differencesOf(groups) : groups;
  const names = { first: roles[0].name, second: roles[1].name };
  return (
    <>
      <p className={styles.counts}>
        {t('admin.roles.compare.counts', { ...names, both: counts.both, one: counts.first, two: counts.second })}
      </p>
      <label htmlFor={id} className={styles.switch}>
        <Switch id={id} size="small" checked={isShort} onChange={setIsShort} />
        {t('admin.roles.compare.differences')}
      </label>
      {shown.length > 0 ? (
        <ComparisonTable names={[names.first, names.second]} groups={shown} />
      ) : (
        <StateNote title={t('admin.roles.compare.same')} hint={t('admin.roles.compare.same.hint')} />
      )}
    </>
  );
}
