import { ProForm } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { PanelContent, ReasonButton, SidePanel } from '@atrium/portal/ui';
import { Button, Form } from 'antd';
import { useId } from 'react';
import { OrganisationField } from '../../kit/fields/OrganisationField';
import { FORM_LOOK } from '../../kit/formLook';
import type { TreeIndex } from './rules/treeIndex';

interface FormProps {
  /** The unit that moves. */
  code: string;
  index: TreeIndex;
  onClose(): void;
  /** Moves the unit to the end below the parent; the empty code is the root. Returns whether it moves. */
  onMove(code: string, parentCode: string): boolean;
}

interface Props extends FormProps {
  isOpen: boolean;
}

/** The panel in which the new parent of a unit is chosen. */
export function MovePanel({ isOpen, ...props }: Props) {
  const { code, index, onClose } = props;
  const t = useT();
  return (
    <SidePanel
      title={t('admin.organisations.move.title', { name: index.get(code)?.node.name ?? code })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <MoveForm key={code} {...props} />
    </SidePanel>
  );
}

/** Mounted again each time the panel opens: it starts from the parent that the unit has then. */
function MoveForm({ code, index, onClose, onMove }: FormProps) {
  const t = useT();
  // Field ids begin with the name: the forms of other tabs stay in the document.
  const name = useId();
  const [form] = Form.useForm<{ parentCode: string }>();
  const parentCode = index.get(code)?.parentCode ?? '';
  const chosen = Form.useWatch('parentCode', form) ?? parentCode;
  const isSame = chosen === parentCode;
  const move = async () => {
    if (!isSame && onMove(code, chosen)) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.cancel')}</Button>
      <ReasonButton
        type={isSame ? 'default' : 'primary'}
        {...(isSame && { reason: t('admin.organisations.move.sameParent') })}
        onClick={() => form.submit()}
      >
        {t('admin.organisations.move.submit')}
      </ReasonButton>
    </>
  );
  return (
    <PanelContent footer={footer}>
      <ProForm<{ parentCode: string }>
        form={form}
        {...FORM_LOOK}
        name={name}
        initialValues={{ parentCode }}
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
  );
}
