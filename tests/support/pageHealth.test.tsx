import { render } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { CrashBoundary } from '@/features/start-up/crash/CrashBoundary';
import { createTestServices } from '@/services/testing/createTestServices';
import { ContentBoundary } from '@/workspace/content/ContentBoundary';
import { tellsOfCrash } from './pageHealth';

function Broken(): never {
  throw new Error('Cannot read x');
}

it.each([
  [
    'page',
    () => (
      <ContentBoundary>
        <Broken />
      </ContentBoundary>
    ),
  ],
  ['screen', () => <Broken />],
])('the error card of a %s counts as a crash, although it is shown', (_, Content) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const services = createTestServices();
  render(
    <ServicesProvider services={services}>
      <CrashBoundary services={services}>
        <Content />
      </CrashBoundary>
    </ServicesProvider>,
  );
  const lines = services.recent.entries().map(({ source, message }) => `[${source}] ${message}`);
  expect(lines.filter(tellsOfCrash)).toHaveLength(1);
});

it('a screen of a sub-app that fails is a crash, and one that cannot be fetched is not', () => {
  expect(tellsOfCrash('[admin] Screen /rolemgr failed TypeError: Cannot read x')).toBe(true);
  expect(tellsOfCrash('[admin] Screen /rolemgr failed ChunkLoadError: Loading chunk 7 failed')).toBe(false);
  expect(tellsOfCrash('[admin] /rolemgr was not prepared')).toBe(false);
});
