import { useLanguage, usePortal } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { findTargets, formPagesQuery } from '../../../api/flowChecks';
import { FLOWS_KEY } from '../../../api/flowDefinitions';
import type { FlowDraft } from '../../../api/flowDefinitions';
import type { FormField, Targets } from '../../../designer/designerProps';
import { approverIds } from './approverIds';

const NO_FIELDS: readonly FormField[] = [];
const NO_TARGETS: Targets = { positions: [], roles: [] };

/** What the designer shows beside the draft: the pages of forms, the fields of the chosen one, names of approvers. */
export function useDesignData({ nodes, admins, pageCode }: FlowDraft) {
  const { http } = usePortal();
  const language = useLanguage();
  const formPages = useQuery(formPagesQuery(http, language));
  const ids = useMemo(() => approverIds(nodes, admins), [nodes, admins]);
  const targets = useQuery({
    queryKey: [...FLOWS_KEY, 'targets', '', ids],
    queryFn: () => findTargets(http, '', ids),
    placeholderData: keepPreviousData,
  });
  const find = useCallback((keyword: string) => findTargets(http, keyword), [http]);
  return {
    formPages: formPages.data,
    fields: formPages.data?.find((page) => page.pageCode === pageCode)?.fields ?? NO_FIELDS,
    targets: targets.data ?? NO_TARGETS,
    findTargets: find,
    /** Why the pages of forms or the names could not be read; the diagram can be edited without them. */
    error: formPages.error ?? targets.error,
    retry() {
      if (formPages.error) void formPages.refetch();
      if (targets.error) void targets.refetch();
    },
  };
}
