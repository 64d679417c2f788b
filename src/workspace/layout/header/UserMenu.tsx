import { ColumnHeightOutlined, LockOutlined, LogoutOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import type { ThemeState, User } from '@/portal/contract/portal';
import { useTranslate } from '@/app-context/services';
import { HeaderMenu } from './HeaderMenu';
import styles from './UserMenu.module.css';

export interface UserMenuProps {
  user: User;
  /** On a small screen the positions stand here, not beside the menu: a choice, or the one there is. */
  hasPositions: boolean;
  onPosition(positionId: string): void;
  density: ThemeState['density'];
  onDensity(density: ThemeState['density']): void;
  /** Missing: this position may not change the password. */
  onPasswordChange?: () => void;
  onSignOut(): void;
}

const SIGN_OUT = 'sign-out';
const PASSWORD = 'password';
const DENSITY = 'density';

export function UserMenu({
  user,
  hasPositions,
  onPosition,
  density,
  onDensity,
  onPasswordChange,
  onSignOut,
}: UserMenuProps) {
  const t = useTranslate();
  const nextDensity = density === 'compact' ? 'default' : 'compact';
  const positions: MenuProps['items'] = user.positions.map((position) => ({
    key: position.positionId,
    disabled: position.positionId === user.positionId,
    label: t('workspace.position.option', { name: position.positionName, org: position.orgName }),
  }));
  const items: MenuProps['items'] = [
    { type: 'group', key: 'who', label: <Who user={user} /> },
    ...(hasPositions
      ? [
          { type: 'divider' as const },
          { type: 'group' as const, key: 'positions', label: t('workspace.position'), children: positions },
        ]
      : []),
    { type: 'divider' },
    { key: DENSITY, icon: <ColumnHeightOutlined aria-hidden />, label: t(`workspace.density.${nextDensity}`) },
    ...(onPasswordChange
      ? [{ key: PASSWORD, icon: <LockOutlined aria-hidden />, label: t('workspace.screen.passwordmgr') }]
      : []),
    { key: SIGN_OUT, icon: <LogoutOutlined aria-hidden />, label: t('workspace.signOut') },
  ];
  const handleSelect = (key: string) => {
    if (key === SIGN_OUT) onSignOut();
    else if (key === DENSITY) onDensity(nextDensity);
    else if (key === PASSWORD) onPasswordChange?.();
    else onPosition(key);
  };

  return (
    <HeaderMenu label={t('workspace.user', { name: user.userName })} items={items} onSelect={handleSelect}>
      <span className={styles.avatar} aria-hidden="true">
        {[...user.userName][0]}
      </span>
    </HeaderMenu>
  );
}

function Who({ user }: { user: User }) {
  return (
    <span className={styles.who}>
      <strong>{user.userName}</strong>
      <span>{user.accountCode}</span>
    </span>
  );
}
