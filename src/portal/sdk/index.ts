// The public API of the SDK. The host provides it to sub-apps at run time.
export { mountSubApp } from './mountSubApp';
export type { SubAppDefinition } from './mountSubApp';
export type { Screens } from './screenLoader';
export {
  useConfirmLoss,
  useDirty,
  useLanguage,
  usePortal,
  useSession,
  useT,
  useTheme,
  useView,
  useViewQuery,
} from './hooks';
export type { Translate } from './hooks';
export { useNarrow } from '../../ui/useMediaQuery';
