import { act, render } from '@testing-library/react';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { followDocument, useDocumentTitle } from './followDocument';

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

it('shows the product name, then the tenant’s name, and the language of the texts', async () => {
  const services = createTestServices();
  await services.i18n.ready;
  const dispose = followDocument(document, services);
  expect([document.title, document.documentElement.lang]).toEqual(['Atrium', 'zh-CN']);
  act(() => signIn(services));
  expect(document.title).toBe(services.session.get()?.user.tenantName);
  await services.i18n.setLanguage('other');
  expect(document.documentElement.lang).toBe('ja');
  dispose();
});

it('shows the title of a screen while it is mounted', async () => {
  const services = createTestServices();
  await services.i18n.ready;
  const dispose = followDocument(document, services);
  const { unmount, rerender } = render(<Titled title="预览" />);
  expect(document.title).toBe('预览');
  rerender(<Titled title="Preview" />);
  expect(document.title).toBe('Preview');
  unmount();
  expect(document.title).toBe('Atrium');
  dispose();
});
