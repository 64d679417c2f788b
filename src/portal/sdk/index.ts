// The public API of the SDK. The host provides it to sub-apps at run time.
export { mountSubApp } from './mountSubApp';
export type { SubAppDefinition } from './mountSubApp';
export type { Screens } from './screenLoader';
export {
  useLanguage,
  useModes,
  usePortal,
  useSession,
  useT,
  useTheme,
  useThemePreference,
  useView,
  useViewQuery,
} from './hooks';
export type { Translate } from './hooks';
export { useUnsavedInput } from './useUnsavedInput';
export type { EditorState, UnsavedInput } from './useUnsavedInput';
export { useNarrow } from '../../ui/useMediaQuery';
