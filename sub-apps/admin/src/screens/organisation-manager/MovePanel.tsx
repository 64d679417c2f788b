import { ProForm } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { PanelContent, SidePanel } from '@atrium/portal/ui';
import { Button, Form } from 'antd';
import { useId } from 'react';
import { OrganisationField } from '../../kit/fields/OrganisationField';
import { FORM_LOOK } from '../../kit/formLook';
import type { TreeIndex } from './rules/treeIndex';

interface Props {
  /** The unit that moves. */
  code: string;
  index: TreeIndex;
  isOpen: boolean;
  onClose(): void;
  /** Moves the unit to the end below the parent; the empty code is the root. Returns whether it moves. */
  onMove(code: string, parentCode: string): boolean;
}

/** The panel in which the new parent of a unit is chosen. */
export function MovePanel({ code, index, isOpen, onClose, onMove }: Props) {
  const t = useT();
  // Field ids begin with the name: the forms of other tabs stay in the document.
  const name = useId();
  const [form] = Form.useForm<{ parentCode: string }>();
  const unit = index.get(code);
  const move = async ({ parentCode = '' }: { parentCode?: string }) => {
    if (onMove(code, parentCode)) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.cancel')}</Button>
      <Button type="primary" onClick={() => form.submit()}>
        {t('admin.organisations.move.submit')}
      </Button>
    </>
  );
  return (
    <SidePanel
      title={t('admin.organisations.move.title', { name: unit?.node.name ?? code })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <PanelContent footer={footer}>
        <ProForm<{ parentCode: string }>
          form={form}
          {...FORM_LOOK}
          name={name}
          initialValues={{ parentCode: unit?.parentCode ?? '' }}
          onFinish={move}
        >
          <ProForm.Item
            name="parentCode"
            label={t('admin.organisations.move.parent')}
            extra={t('admin.organisations.move.parent.extra')}
          >
            <OrganisationField autoFocus excludedCode={code} placeholder={t('admin.organisations.root')} />
          </ProForm.Item>
        </ProForm>
      </PanelContent>
    </SidePanel>
  );
}
