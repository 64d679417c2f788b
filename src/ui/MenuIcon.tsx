import {
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  CompassOutlined,
  ContactsOutlined,
  DatabaseOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  GiftOutlined,
  HistoryOutlined,
  HomeOutlined,
  InboxOutlined,
  LineChartOutlined,
  MessageOutlined,
  PhoneOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  ShoppingOutlined,
  StarOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { ChosenIcon, IconName } from '../common/menu/chooseIcon';

/** The component of each icon name. Named imports keep the other 800 icons out of the bundle. */
const ICONS: Readonly<Record<IconName, ComponentType<{ 'aria-hidden': true; style?: { color?: string } }>>> = {
  module: AppstoreOutlined,
  home: HomeOutlined,
  customer: ContactsOutlined,
  order: ShoppingCartOutlined,
  visit: CompassOutlined,
  money: WalletOutlined,
  approval: AuditOutlined,
  report: BarChartOutlined,
  chart: LineChartOutlined,
  setting: SettingOutlined,
  user: UserOutlined,
  team: ApartmentOutlined,
  product: ShoppingOutlined,
  shop: ShopOutlined,
  stock: InboxOutlined,
  map: EnvironmentOutlined,
  calendar: CalendarOutlined,
  message: MessageOutlined,
  file: FileTextOutlined,
  promotion: GiftOutlined,
  task: CheckSquareOutlined,
  role: SafetyCertificateOutlined,
  log: HistoryOutlined,
  database: DatabaseOutlined,
  star: StarOutlined,
  phone: PhoneOutlined,
};

/** The icon of a menu item, hidden from assistive technology because the title names the item. */
export function MenuIcon({ name, color }: ChosenIcon) {
  const Icon = ICONS[name];
  return <Icon aria-hidden {...(color ? { style: { color } } : {})} />;
}
