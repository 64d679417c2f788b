import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { IconButton } from '@/ui/IconButton';
import { lazyPart } from '@/ui/lazyComponent';
import { useObservable } from '@/ui/useObservable';
import { MessagesButton } from '../../messages/MessagesButton';
import { PaletteButton } from '../../palette/PaletteButton';
import { TransfersButton } from '../../transfers/TransfersButton';
import { useNavigation, useNotices, useTheme, useUser } from '../../runtime/contexts';
import { useDispatch } from '../../store/workspaceStore';
import { useServices, useTranslate } from '@/app-context/services';
import { useProductName, useTenantLogo } from '../../session/branding';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { PositionSwitch } from './PositionSwitch';
import { UserMenu } from './UserMenu';

const DeveloperMark = lazyPart(
  async () => (await import(/* webpackChunkName: "developer" */ './DeveloperMark')).DeveloperMark,
  null,
);

/** The paths of the personal centre and of the change of the password (shell spec §2). */
const PERSONAL_CENTRE_PATH = '/mycentermgr';
const PASSWORD_PATH = '/passwordmgr';

/** The header: menu button, brand, search, position, language and user menu. */
export function Header({ isCompact, isMenuFolded }: { isCompact: boolean; isMenuFolded: boolean }) {
  const t = useTranslate();
  const { navigate } = useNavigation();
  const { report } = useNotices();
  const theme = useTheme();
  const user = useUser();
  const dispatch = useDispatch();
  const access = useAccess();
  const visitOf = (path: string) => (access.canUse(path) ? () => navigate(path) : undefined);
  const handlePosition = (positionId: string) => dispatch({ type: 'account/switchPosition', payload: positionId });
  const foldLabel = t(isMenuFolded ? 'workspace.menu.open' : 'workspace.menu.fold');
  const foldIcon = isMenuFolded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />;

  return (
    <div className={styles.header}>
      <IconButton
        className={styles.fold}
        label={foldLabel}
        aria-expanded={!isMenuFolded}
        onClick={() => dispatch({ type: 'layout/toggleMenu', payload: { isCompact } })}
      >
        {isCompact ? <MenuOutlined /> : foldIcon}
      </IconButton>
      <Brand tenantName={user.tenantName} productName={useProductName()} logo={useTenantLogo()} />
      <div className={styles.actions}>
        {useObservable(useServices().developerMode) && <DeveloperMark />}
        <TransfersButton />
        <MessagesButton />
        <PaletteButton />
        {!isCompact && <PositionSwitch user={user} onSelect={handlePosition} />}
        <LanguageSwitch onFailure={report} />
        <UserMenu
          user={user}
          hasPositions={isCompact}
          onPosition={handlePosition}
          preference={useObservable(theme.preference)}
          onPreference={theme.change}
          onPersonalCentre={visitOf(PERSONAL_CENTRE_PATH)}
          onPasswordChange={visitOf(PASSWORD_PATH)}
          onSignOut={() => dispatch({ type: 'account/signOut', payload: {} })}
        />
      </div>
    </div>
  );
}
