import { ProForm } from '@ant-design/pro-components';
import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { PanelContent, SaveFailure, SidePanel, Skeleton } from '@atrium/portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { accountsApi, readDefaultPassword, resetPasswords } from '../../api/accounts';
import type { Account } from '../../api/accounts';
import { DefaultPasswordField } from '../../kit/fields/DefaultPasswordField';
import { FormFooter } from '../../kit/FormFooter';
import { FORM_LOOK, useFormName } from '../../kit/formLook';
import type { FieldOfCode } from '../../kit/setFieldError';
import { useFormSave } from '../../kit/useFormSave';
import { accountLabel, resetBlocker } from './accountRules';

interface Props {
  accounts: readonly Account[];
  isOpen: boolean;
  onClose(): void;
  /** Called with the accounts whose passwords were reset. */
  onReset(accounts: readonly Account[]): void;
}

/** The panel in which passwords are reset. Its input is a secret: it is no draft and is gone when the panel closes. */
export function ResetPasswordPanel({ accounts, isOpen, onClose, onReset }: Props) {
  const t = useT();
  const [only] = accounts.length === 1 ? accounts : [];
  const title = only ? t('admin.accounts.reset.label', { name: only.name }) : t('admin.accounts.reset');
  return (
    <SidePanel title={title} isOpen={isOpen} onClose={onClose}>
      <PrefilledForm accounts={accounts} onClose={onClose} onReset={onReset} />
    </SidePanel>
  );
}

/** The form with the default password of the tenant; a configuration that cannot be read leaves the field empty. */
function PrefilledForm(props: Omit<Props, 'isOpen'>) {
  const t = useT();
  const { access, http } = usePortal();
  const isReadable = access.canUse('systemmgr/edit');
  const { data, error } = useQuery({
    queryKey: [...accountsApi.key, 'defaultPassword'],
    queryFn: ({ signal }) => readDefaultPassword(http, signal),
    enabled: isReadable,
    gcTime: 0,
  });
  const password = isReadable && !error ? data : '';
  if (password !== undefined) return <ResetForm {...props} password={password} />;
  return (
    <PanelContent>
      <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
    </PanelContent>
  );
}

interface Input {
  password: string;
}

const RESET = ['resetPassword'];
const FIELD_OF_CODE: FieldOfCode<Input> = {
  'account.reset_required': 'password',
  'account.reset_invalid': 'password',
};

/** The names in the text; there is no room for those of a whole page. */
const MOST_NAMES = 5;

interface FormProps extends Omit<Props, 'isOpen'> {
  /** What the field contains at first. */
  password: string;
}

function ResetForm({ accounts, password, onClose, onReset }: FormProps) {
  const t = useT();
  const { http, message } = usePortal();
  const { accountCode } = useSession();
  const queries = useQueryClient();
  const [form] = Form.useForm<Input>();
  const formName = useFormName();
  const blockerOf = (account: Account) => resetBlocker(account, accountCode, t);
  const meant = accounts.filter((account) => !blockerOf(account));
  const skipped = accounts.filter((account) => blockerOf(account));
  const names = meant.slice(0, MOST_NAMES).map((account) => accountLabel(account, t));
  const textKey = meant.length > MOST_NAMES ? 'admin.accounts.reset.text.more' : 'admin.accounts.reset.text';
  const { saving, send, noteChange } = useFormSave({
    form,
    mutationKey: RESET,
    fieldOfCode: FIELD_OF_CODE,
    save: (input: Input) =>
      resetPasswords(
        http,
        meant.map((account) => account.accountCode),
        input.password,
      ),
    onResult() {
      message.success(t('admin.accounts.reset.done', { count: meant.length }));
      onReset(meant);
      onClose();
      void queries.invalidateQueries({ queryKey: accountsApi.key });
      return true;
    },
  });
  const { isPending, error } = saving;
  const footer = (
    <FormFooter
      formName={formName}
      isSaving={isPending}
      isDisabled={meant.length === 0}
      text={t('admin.accounts.reset')}
      onCancel={onClose}
    />
  );
  return (
    <PanelContent footer={footer}>
      {error && <SaveFailure error={error} />}
      {meant.length > 0 && <p>{t(textKey, { names, count: meant.length })}</p>}
      {skipped.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 16 }}
          message={t('admin.accounts.reset.skipped', { count: skipped.length })}
          description={skipped.map((account) => (
            <div key={account.accountCode}>
              {t('admin.withReason', { name: account.name, reason: blockerOf(account) })}
            </div>
          ))}
        />
      )}
      <ProForm<Input>
        {...FORM_LOOK}
        form={form}
        name={formName}
        disabled={isPending}
        initialValues={{ password }}
        autoFocusFirstInput
        onValuesChange={noteChange}
        onFinish={send}
      >
        <DefaultPasswordField
          name="password"
          label={t('admin.accounts.reset.password')}
          extra={password === '' ? undefined : t('admin.accounts.reset.prefilled')}
        />
      </ProForm>
    </PanelContent>
  );
}
