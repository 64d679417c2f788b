import { StyleProvider } from '@ant-design/cssinjs';
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

/** antd's table measures the scroll bar by a pseudo element, which jsdom does not know. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

type Texts = Parameters<Portal['i18n']['addTexts']>[0];

/** A portal that knows the texts of a sub-app. */
export function portalWith(texts: Texts): FakePortal {
  const fake = createFakePortal();
  [uiTexts, texts].forEach((added) => fake.portal.i18n.addTexts(added));
  return fake;
}

/** Shows one screen in a view of its own, as a person would meet it in a tab. */
export function renderScreen(Screen: ComponentType, { portal }: FakePortal, route = '/screen', id = 'view-1') {
  const element = document.createElement('div');
  // A test decides itself when a failed read is repeated.
  queryClientOf(portal).setDefaultOptions({ queries: { retry: false } });
  const shown = render(
    <ServerStateProvider host={portal}>
      <ViewContext value={{ id, route, element, portal }}>
        {/* No style sheets: jsdom would weigh every rule for every query. No animation: a closed panel is gone at once. */}
        <StyleProvider mock="server">
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

/** Makes the window as narrow as a phone until it is undone. */
export function narrowWindow(): () => void {
  const original = window.matchMedia;
  window.matchMedia = (media) => ({
    ...original(media),
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  });
  return () => {
    window.matchMedia = original;
  };
}
