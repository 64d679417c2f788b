import { useT } from '@atrium/portal/sdk';
import { ReasonButton } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Category } from '../../api/dictionaries';
import { categoryBlocker } from './itemRules';

interface Props {
  category: Category;
  onEdit(): void;
  onDelete(): void;
}

/** The buttons that rename and delete the category whose items are shown. */
export function CategoryActions({ category, onEdit, onDelete }: Props) {
  const t = useT();
  return (
    <>
      <ReasonButton danger reason={categoryBlocker(category, t)} onClick={onDelete}>
        {t('admin.dictionaries.category.delete')}
      </ReasonButton>
      <Button onClick={onEdit}>{t('admin.dictionaries.category.edit')}</Button>
    </>
  );
}
