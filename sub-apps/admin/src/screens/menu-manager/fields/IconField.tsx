import { chooseIcon, ICON_NAMES } from '@atrium/common/menu/chooseIcon';
import type { IconName } from '@atrium/common/menu/chooseIcon';
import { useT } from '@atrium/portal/sdk';
import { MenuIcon } from '@atrium/portal/ui';
import { Select } from 'antd';
import styles from '../ItemForm.module.css';

interface Props {
  id: string;
  /** The name of the icon; empty: chosen by the title. */
  value: IconName | '';
  /** The Chinese title, by which the icon is chosen without a name. */
  title: string;
  onChange(name: IconName | ''): void;
}

/** A form field to choose an icon of the menu, with a search by its name. */
export function IconField({ id, value, title, onChange }: Props) {
  const t = useT();
  const options: { value: IconName | ''; icon: IconName; text: string }[] = [
    { value: '', icon: chooseIcon('', title).name, text: t('admin.menu.icon.auto') },
    ...ICON_NAMES.map((name) => ({ value: name, icon: name, text: t(`admin.menu.icon.${name}`) })),
  ];
  return (
    <Select
      id={id}
      showSearch
      value={value}
      options={options.map(({ icon, text, value: name }) => ({
        value: name,
        words: `${text} ${name}`.toLowerCase(),
        label: (
          <span className={styles.iconName}>
            <MenuIcon name={icon} />
            {text}
          </span>
        ),
      }))}
      filterOption={(typed, option) => option?.words.includes(typed.trim().toLowerCase()) ?? false}
      notFoundContent={t('admin.menu.icon.noMatch')}
      onChange={onChange}
    />
  );
}
