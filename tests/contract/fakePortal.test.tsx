import { AppError } from '../../src/common/errors/appError';
import { createFakePortal } from '../../src/portal/contract/fakePortal';
import { portalContract } from './portalContract';

portalContract('The fake portal', () => {
  const fake = createFakePortal();
  fake.nativeFunctions = [{ ref: 'rolemgr', code: 'order.view' }];
  return {
    portal: fake.portal,
    answer: fake.answer,
    refuse: (path, code) => fake.answer(path, new AppError('service', code, { code, status: 500 })),
    changeUser: (change) => fake.session.set({ ...fake.session.get(), ...change }),
    changeLanguage: async (language) => fake.language.set(language),
    changeTheme: (name) => fake.theme.set({ ...fake.theme.get(), name }),
    answerConfirm(isYes) {
      fake.confirmAnswer = isYes;
    },
    pressPrint: fake.pressPrint,
    showPages({ isValid }) {
      fake.isPageValid = isValid;
    },
    enterReason: (reason) => fake.enterInPages({ reason }),
    prepareExpressions(values, problems) {
      Object.entries(values).forEach(([expression, value]) => fake.expressionValues.set(expression, value));
      problems.forEach((expression) => fake.expressionProblems.set(expression, 'wrong'));
    },
    seen: () => ({
      notices: fake.shown,
      isDirty: fake.isDirty,
      title: fake.title,
      routes: fake.opened.flatMap((one) => ('route' in one ? [one.route] : [])),
      mountedPages: fake.mounted.size,
      isOpen: !fake.isClosed,
      prints: fake.prints.map(({ title }) => title),
    }),
  };
});
