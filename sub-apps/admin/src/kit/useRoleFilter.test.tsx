import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { adminTexts } from '../locales/admin';
import { useRoleFilter } from './useRoleFilter';

function Filter() {
  const fields = useRoleFilter('角色');
  return (
    <main>
      {fields.map(({ key, title, renderFormItem }) => (
        <label key={key}>
          {title}
          {renderFormItem()}
        </label>
      ))}
    </main>
  );
}

test.each([
  ['offered to', '', 1],
  ['hidden from', 'ROLE_VIEW', 0],
])('the filter by role is %s a position by its right to read roles', (_can, code, count) => {
  const fake = portalWith(adminTexts);
  fake.nativeFunctions = [{ ref: 'rolemgr', code }];
  fake.answer('/api/teapi/rolepermission/role/list', { items: [], itemcount: 0 });
  renderScreen(Filter, fake);
  expect(screen.queryAllByText('角色')).toHaveLength(count);
  expect(fake.callsOf('/api/teapi/rolepermission/role/list')).toHaveLength(count);
});
