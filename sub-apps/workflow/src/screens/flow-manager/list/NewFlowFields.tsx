import { useLanguage, usePortal } from '@atrium/portal/sdk';
import { LoadFailure } from '@atrium/portal/ui';
import { useQuery } from '@tanstack/react-query';
import { formPagesQuery } from '../../../api/flowChecks';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { BasicFields } from '../draft/BasicFields';
import type { DraftField } from '../draft/flowDraft';

/** What is entered of a new definition. */
export type NewFlow = Pick<FlowDraft, 'name' | 'code' | 'group' | 'pageCode' | 'description'>;

interface Props {
  input: NewFlow;
  problems: Partial<Record<DraftField, string>>;
  isDisabled: boolean;
  onChange(fields: Partial<NewFlow>): void;
}

/** The fields of a new definition; the others are set in its design. */
export function NewFlowFields({ input, problems, isDisabled, onChange }: Props) {
  const { http } = usePortal();
  const formPages = useQuery(formPagesQuery(http, useLanguage()));
  return (
    <>
      {formPages.error && <LoadFailure error={formPages.error} onRetry={() => void formPages.refetch()} />}
      <BasicFields
        draft={{ ...input, icon: '', admins: [] }}
        isNew
        isReadOnly={isDisabled}
        problems={problems}
        formPages={formPages.error ? [] : formPages.data}
        positions={[]}
        onChange={onChange}
      />
    </>
  );
}
