import { ProForm, ProFormText } from '@ant-design/pro-components';
import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { accountsApi, readAccountDraft } from '../../api/accounts';
import type { Account, AccountDraft } from '../../api/accounts';
import { positionLabel, positionsByIdQuery } from '../../api/positions';
import type { Position } from '../../api/positions';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import { PositionField } from '../../kit/fields/PositionField';
import type { FieldOfCode } from '../../kit/setFieldError';
import { ownPositionsBlocker } from './accountRules';

const USERNAME_PATTERN = /^[A-Za-z][A-Za-z0-9._-]{1,29}$/;
/** A Chinese mobile number. */
const MOBILE_PATTERN = /^1[3-9]\d{9}$/;
const NAME_MAX_LENGTH = 20;

const FIELD_OF_CODE: FieldOfCode<AccountDraft> = {
  'account.username_required': 'username',
  'account.username_invalid': 'username',
  'account.username_taken': 'username',
  'account.username_elsewhere': 'username',
  'account.name_required': 'name',
  'account.name_too_long': 'name',
  'account.mobile_invalid': 'mobile',
  'account.mobile_taken': 'mobile',
  'account.position_disabled': 'positionIds',
  'account.position_taken': 'positionIds',
  'auth.grant_not_held': 'positionIds',
  'account.own_last_position': 'positionIds',
  'account.own_position': 'positionIds',
};

interface Props {
  /** The account as it is stored; none for a new one. */
  account: Account | undefined;
  editor: Editor;
}

const BLANK: AccountDraft = { username: '', name: '', mobile: '', positionIds: [] };

/** Creates or changes an account: user name, name, mobile and positions. */
export function AccountForm({ account, editor }: Props) {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  const user = useSession();
  const [form] = Form.useForm<AccountDraft>();
  const [latest, setLatest] = useState(account);
  const knownPositions = [account, latest].flatMap((read) => read?.positions ?? []);
  const isOwn = account?.accountCode === user.accountCode;
  const isShared = account?.isShared ?? false;

  const storedIds = account?.positions.map(({ positionId }) => positionId) ?? [];

  /** The names of positions that the form or its field has read, for the note about a conflict. */
  const positionsText = (ids: readonly string[]) => {
    const read = queries.getQueriesData<readonly Position[]>({
      queryKey: positionsByIdQuery(http, []).queryKey.slice(0, 2),
    });
    const named = [...knownPositions, ...read.flatMap(([, found = []]) => found)];
    const texts = new Map(named.map((each) => [each.positionId, positionLabel(each, t)]));
    return t('admin.list', { items: ids.map((id) => texts.get(id) ?? id) });
  };
  return (
    <EditorForm<AccountDraft>
      form={form}
      editor={editor}
      blank={BLANK}
      stored={account && { ...account, draft: draftOf(account) }}
      readDraft={readAccountDraft}
      labels={{
        username: t('admin.accounts.username'),
        name: t('admin.accounts.name'),
        mobile: t('admin.accounts.mobile'),
        positionIds: t('admin.accounts.positions'),
      }}
      valueText={(field, draft) => (field === 'positionIds' ? positionsText(draft[field]) : draft[field])}
      fieldOfCode={FIELD_OF_CODE}
      save={(draft, version, requestId) => accountsApi.save(http, draft, account?.accountCode, version, requestId)}
      readLatest={async () => {
        const stored = await accountsApi.get(http, account?.accountCode ?? '');
        setLatest(stored);
        return { ...stored, draft: draftOf(stored) };
      }}
    >
      {isShared && <Alert type="info" showIcon message={t('admin.account.shared')} style={{ marginBottom: 16 }} />}
      <ProFormText
        name="username"
        label={t('admin.accounts.username')}
        disabled={isShared}
        fieldProps={{ autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }}
        formItemProps={{ validateFirst: true, extra: account ? undefined : t('admin.account.username.extra') }}
        rules={[
          { required: true, whitespace: true, message: t('admin.account.username.required') },
          { pattern: USERNAME_PATTERN, message: t('admin.account.username.pattern') },
        ]}
      />
      <ProFormText
        name="name"
        label={t('admin.accounts.name')}
        disabled={isShared}
        fieldProps={{ autoComplete: 'off' }}
        formItemProps={{ validateFirst: true }}
        rules={[
          { required: true, whitespace: true, message: t('admin.account.name.required') },
          { max: NAME_MAX_LENGTH, message: t('admin.account.name.length') },
        ]}
      />
      <ProFormText
        name="mobile"
        label={t('admin.accounts.mobile')}
        disabled={isShared}
        fieldProps={{ autoComplete: 'off', inputMode: 'tel', maxLength: 11 }}
        formItemProps={{ validateFirst: true }}
        rules={[
          { required: true, whitespace: true, message: t('admin.account.mobile.required') },
          { pattern: MOBILE_PATTERN, message: t('admin.account.mobile.pattern') },
        ]}
      />
      <ProForm.Item
        name="positionIds"
        label={t('admin.accounts.positions')}
        extra={t('admin.account.positions.extra')}
        rules={[
          {
            async validator(_rule: unknown, value: readonly string[] = []) {
              const problem = isOwn ? ownPositionsBlocker(value, user.positionId, t) : undefined;
              if (problem) throw new Error(problem);
            },
          },
        ]}
      >
        <PositionField isMultiple vacantOr={storedIds} known={knownPositions} />
      </ProForm.Item>
    </EditorForm>
  );
}

const draftOf = ({ username, name, mobile, positions }: Account): AccountDraft => ({
  username,
  name,
  mobile,
  positionIds: positions.map(({ positionId }) => positionId),
});
