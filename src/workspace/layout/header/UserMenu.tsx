import { CheckOutlined, LockOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useTranslate } from '@/app-context/services';
import type { ThemePreference, User } from '@/portal/contract/portal';
import { DENSITIES, THEME_MODES } from '../../theme/createTheme';
import { MenuButton } from '../MenuButton';
import styles from './UserMenu.module.css';

export interface UserMenuProps {
  user: User;
  /** On a small screen the positions are in this menu, not beside it. */
  hasPositions: boolean;
  onPosition(positionId: string): void;
  preference: ThemePreference;
  onPreference(change: Partial<ThemePreference>): void;
  /** Undefined when the position may not visit the personal centre. */
  onPersonalCentre?: () => void;
  /** Undefined when the position may not change the password. */
  onPasswordChange?: () => void;
  onSignOut(): void;
}

type Item = NonNullable<MenuProps['items']>[number];

/** A menu item with its handler; the handlers are found by the key of the item. */
interface Choice {
  item: Item & { key: string };
  onSelect(): void;
}

/** The menu of the person: positions on a small screen, theme, density, personal centre, password and sign-out. */
export function UserMenu(props: UserMenuProps) {
  const { user, hasPositions, onPosition, preference, onPreference, onSignOut } = props;
  const t = useTranslate();

  const positions: Choice[] = user.positions.map(({ positionId, positionName, orgName }) => ({
    item: {
      key: `position ${positionId}`,
      disabled: positionId === user.positionId,
      label: t('workspace.position.option', { name: positionName, org: orgName }),
    },
    onSelect: () => onPosition(positionId),
  }));
  const modes: Choice[] = THEME_MODES.map((mode) => ({
    item: radioItem(`theme ${mode}`, t(`workspace.theme.${mode}`), preference.mode === mode),
    onSelect: () => onPreference({ mode }),
  }));
  const densities: Choice[] = DENSITIES.map((density) => ({
    item: radioItem(`density ${density}`, t(`workspace.density.${density}`), preference.density === density),
    onSelect: () => onPreference({ density }),
  }));
  const command = (key: string, Icon: typeof UserOutlined, label: string, onSelect?: () => void): Choice[] =>
    onSelect ? [{ item: { key, icon: <Icon aria-hidden />, label: t(label) }, onSelect }] : [];
  const commands: Choice[] = [
    ...command('personal-centre', UserOutlined, 'workspace.screen.mycentermgr', props.onPersonalCentre),
    ...command('password', LockOutlined, 'workspace.screen.passwordmgr', props.onPasswordChange),
    ...command('sign-out', LogoutOutlined, 'workspace.signOut', onSignOut),
  ];

  const itemsOf = (choices: readonly Choice[]) => choices.map(({ item }) => item);
  const group = (key: string, choices: readonly Choice[]): Item[] => [
    { type: 'divider' },
    { type: 'group', key, label: t(`workspace.${key}`), children: itemsOf(choices) },
  ];
  const items: Item[] = [
    { type: 'group', key: 'user', label: <UserName user={user} /> },
    ...(hasPositions ? group('position', positions) : []),
    ...group('theme', modes),
    ...group('density', densities),
    { type: 'divider' },
    ...itemsOf(commands),
  ];
  const handleSelect = (key: string) =>
    [...positions, ...modes, ...densities, ...commands].find(({ item }) => item.key === key)?.onSelect();

  return (
    <MenuButton label={t('workspace.user', { name: user.userName })} items={items} onSelect={handleSelect}>
      <span className={styles.avatar} aria-hidden="true">
        {[...user.userName][0]}
      </span>
    </MenuButton>
  );
}

/** antd hands `role` and `aria-checked` to the element of the item; its types do not name them. */
function radioItem(key: string, label: string, isChecked: boolean): Choice['item'] {
  const radio = { role: 'menuitemradio', 'aria-checked': isChecked };
  return {
    key,
    label,
    icon: <CheckOutlined aria-hidden className={isChecked ? '' : styles.unchecked} />,
    ...radio,
  };
}

function UserName({ user }: { user: User }) {
  return (
    <span className={styles.user}>
      <strong>{user.userName}</strong>
      <span>{user.accountCode}</span>
    </span>
  );
}
