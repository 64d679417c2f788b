import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ComponentType } from 'react';
import { createFakePortal } from '../../src/portal/contract/fakePortal';
import type { FakePortal } from '../../src/portal/contract/fakePortal';
import type { Portal } from '../../src/portal/contract/portal';
import { ViewContext } from '../../src/portal/sdk/hooks';
import { queryClientOf } from '../../src/portal/sdk/queryClient';
import { ServerStateProvider } from '../../src/portal/sdk/SubAppRoot';
import { uiTexts } from '../../src/portal/ui/texts';

/** antd's table measures the scroll bar with a pseudo element, which jsdom does not support. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

const styleCache = createCache();
const update = styleCache.opUpdate.bind(styleCache);
/** What antd's cache holds of a style that it has computed: an empty one, because none reaches the document. */
const EMPTY_STYLE: [number, unknown[]] = [0, ['', '', '', {}, false, 0]];
/** Keeps what antd computes for all tests of a file: a component that is unmounted does not remove its own. */
styleCache.opUpdate = (path, change) =>
  update(path, (before) => {
    const known = before ?? (path.startsWith('style%') ? EMPTY_STYLE : null);
    return change(known) ?? known;
  });

type Texts = Parameters<Portal['i18n']['addTexts']>[0];

/** A fake portal with the texts of a sub-app and of a screen. */
export function portalWith(...texts: readonly Texts[]): FakePortal {
  const fake = createFakePortal();
  [uiTexts, ...texts].forEach((added) => fake.portal.i18n.addTexts(added));
  return fake;
}

/** Renders a screen in a view, as in a tab. */
export function renderScreen(Screen: ComponentType, { portal }: FakePortal, route = '/screen', id = 'view-1') {
  const element = document.createElement('div');
  // Disable automatic retries of failed reads.
  queryClientOf(portal).setDefaultOptions({ queries: { retry: false } });
  const shown = render(
    <ServerStateProvider host={portal}>
      <ViewContext value={{ id, route, element, portal }}>
        {/* No style sheets, which slow down jsdom's queries; no animation, so that a closed panel is removed at once. */}
        <StyleProvider mock="server" cache={styleCache}>
          <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
            <App>
              <Screen />
            </App>
          </ConfigProvider>
        </StyleProvider>
      </ViewContext>
    </ServerStateProvider>,
  );
  return { ...shown, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
