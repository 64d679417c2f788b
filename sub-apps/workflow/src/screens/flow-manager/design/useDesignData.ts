import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { formPagesQuery } from '../../../api/flowChecks';
import type { PageField } from '../../../api/flowChecks';
import { FLOWS_KEY } from '../../../api/flowDefinitions';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { findTargets } from '../../../api/flowTargets';
import type { Targets } from '../../../designer/designerProps';
import type { FlowTargets } from '../../../flow/flowNames';
import { approverIds } from './approverIds';

const NO_FIELDS: readonly PageField[] = [];
const NO_TARGETS: Targets = { positions: [], roles: [] };

/** `name · position`; of a vacant one the position and its organisation. */
const namesOf = (t: Translate, { positions, roles }: Targets): FlowTargets => ({
  positions: Object.fromEntries(
    positions.map(({ positionId, name, positionName, orgName }) => [
      positionId,
      [name || t('workflow.manager.vacant'), positionName, name ? '' : orgName].filter(Boolean).join(' · '),
    ]),
  ),
  roles: Object.fromEntries(roles.map(({ roleId, roleName }) => [roleId, roleName])),
});

/** What the designer shows beside the draft: the pages of forms, the fields of the chosen one, names of approvers. */
export function useDesignData({ nodes, admins, pageCode }: FlowDraft) {
  const t = useT();
  const { http } = usePortal();
  const language = useLanguage();
  const formPages = useQuery(formPagesQuery(http, language));
  const ids = useMemo(() => approverIds(nodes, admins), [nodes, admins]);
  const targets = useQuery({
    queryKey: [...FLOWS_KEY, 'targets', '', ids],
    queryFn: () => findTargets(http, '', ids),
    placeholderData: keepPreviousData,
  });
  const page = formPages.data?.find((each) => each.pageCode === pageCode);
  const find = useCallback((keyword: string) => findTargets(http, keyword), [http]);
  return {
    formPages: formPages.data,
    fields: page?.fields ?? NO_FIELDS,
    /** Those of them that the page has no control for. */
    besidePage: page?.fields.filter(({ isBesidePage }) => isBesidePage) ?? NO_FIELDS,
    targets: targets.data ?? NO_TARGETS,
    /** The names that the diagram says the steps with. */
    names: namesOf(t, targets.data ?? NO_TARGETS),
    findTargets: find,
    /** Why the pages of forms or the names could not be read; the diagram can be edited without them. */
    error: formPages.error ?? targets.error,
    retry() {
      if (formPages.error) void formPages.refetch();
      if (targets.error) void targets.refetch();
    },
  };
}

export type DesignData = ReturnType<typeof useDesignData>;
