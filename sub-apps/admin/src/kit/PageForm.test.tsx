import { ProFormText } from '@ant-design/pro-components';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { adminTexts } from '../locales/admin';
import { PageForm } from './PageForm';

interface Draft {
  name: string;
  note: string;
}
const STORED: Draft = { name: '淮海路店', note: '' };

/** Names the shop anew and saves; the platform refuses it, because this is stored by now. */
async function saveLate(current: Draft) {
  const fake = portalWith(adminTexts);
  const stamped = (draft: Draft) => ({ draft, version: 0, updatedBy: '王芳', updatedAt: '2026-11-20 10:31:07' });
  const part = {
    onInput: jest.fn(),
    setSave: () => undefined,
    isDirty: true,
    mutationKey: ['save'],
    restored: undefined,
    restoredCount: 0,
  };
  function Screen() {
    const [form] = Form.useForm<Draft>();
    return (
      <PageForm<Draft>
        form={form}
        part={part}
        stored={stamped(STORED)}
        readDraft={() => ({})}
        labels={{ name: '名称', note: '备注' }}
        valueText={(field, draft) => draft[field]}
        save={async () => ({ isSaved: false, current: stamped(current) })}
        readOnlyReason={undefined}
      >
        <ProFormText name="name" label="名称" />
        <ProFormText name="note" label="备注" />
      </PageForm>
    );
  }
  renderScreen(Screen, fake);
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '旗舰店' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  return { fake, part };
}

test('what another person has stored is not overwritten, and the form alone says so', async () => {
  const { fake } = await saveLate({ ...STORED, name: '东路店' });
  expect(await screen.findByText('王芳 已于 2026-11-20 10:31 修改此记录')).toHaveFocus();
  expect(fake.shown).toEqual([]);
});

test('what one has stored oneself counts as saved when the answer was lost', async () => {
  const { fake, part } = await saveLate({ ...STORED, name: '旗舰店' });
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]));
  expect(part.onInput).toHaveBeenLastCalledWith(undefined);
});
