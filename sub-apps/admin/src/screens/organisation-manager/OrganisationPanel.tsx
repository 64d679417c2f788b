import { usePortal, useT } from '@atrium/portal/sdk';
import { getOrganisation, ORGANISATIONS_KEY } from '../../api/organisations';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import { OrganisationForm } from './OrganisationForm';

interface Props {
  open: OpenRecord;
  isOpen: boolean;
  /** The parent of a new unit; empty: the root. */
  parentCode: string;
  onClose(): void;
  onReopen(open: OpenRecord): void;
  /** Called with the code of a new unit. */
  onCreated(code: string): void;
}

/** The panel in which one unit is created or renamed. */
export function OrganisationPanel({ parentCode, onCreated, ...props }: Props) {
  const t = useT();
  const { http } = usePortal();
  return (
    <RecordPanel
      {...props}
      kind="organisation"
      titleOf={(open) =>
        open.mode === 'new' ? t('admin.organisations.new') : t('admin.organisations.rename.label', { name: open.name })
      }
      queryKey={ORGANISATIONS_KEY}
      read={async (code, signal) => ({
        unit: code === undefined ? undefined : await getOrganisation(http, code, signal),
      })}
    >
      {({ unit }, editor) => (
        <OrganisationForm
          key={editor.restoredCount}
          unit={unit}
          parentCode={parentCode}
          editor={editor}
          onCreated={onCreated}
        />
      )}
    </RecordPanel>
  );
}
