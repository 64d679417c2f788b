import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { useObservable } from '@/ui/useObservable';
import { PaletteButton } from '../../palette/PaletteButton';
import { useWorkspace } from '../../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import { useProductName } from '../../session/useProductName';
import { useTenantLogo } from '../../session/useTenantLogo';
import { useMenuFold } from '../useMenuFold';
import { Brand } from './Brand';
import styles from './Header.module.css';
import buttons from './HeaderMenu.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { PositionSwitch } from './PositionSwitch';
import { UserMenu } from './UserMenu';

/** Where the password is changed (shell spec §2). */
const PASSWORD_PATH = '/passwordmgr';

export function Header({ isCompact }: { isCompact: boolean }) {
  const t = useTranslate();
  const { portals, account, navigation, notices, theme } = useWorkspace();
  const access = useAccess();
  const { isFolded, toggle } = useMenuFold(isCompact);
  const user = useObservable(portals.host.session);
  const handlePosition = (positionId: string) => {
    account.switchPosition(positionId).catch(notices.report);
  };
  const foldLabel = t(isFolded ? 'workspace.menu.open' : 'workspace.menu.fold');
  const foldIcon = isFolded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />;

  return (
    <div className={styles.header}>
      <button
        type="button"
        className={`${buttons.button} ${styles.fold}`}
        aria-label={foldLabel}
        title={foldLabel}
        aria-expanded={!isFolded}
        onClick={toggle}
      >
        {isCompact ? <MenuOutlined /> : foldIcon}
      </button>
      <Brand tenantName={user.tenantName} productName={useProductName()} logo={useTenantLogo()} />
      <div className={styles.actions}>
        <PaletteButton />
        {!isCompact && <PositionSwitch user={user} onSelect={handlePosition} />}
        <LanguageSwitch onFailure={notices.report} />
        <UserMenu
          user={user}
          hasPositions={isCompact}
          onPosition={handlePosition}
          preference={useObservable(theme.preference)}
          onPreference={theme.change}
          onPasswordChange={access.canUse(PASSWORD_PATH) ? () => navigation.go(PASSWORD_PATH) : undefined}
          onSignOut={() => {
            account.signOut().catch(notices.report);
          }}
        />
      </div>
    </div>
  );
}
