import { render, screen } from '@testing-library/react';
import { LANGUAGE_CHOICES } from './languageChoices';

it('the workspace offers every language by its own name, the partial one too', () => {
  render(LANGUAGE_CHOICES.map(({ key, label }) => <p key={key}>{label}</p>));
  expect(LANGUAGE_CHOICES.map(({ key }) => key)).toEqual(['zh-CN', 'en', 'zh-TW', 'other']);
  expect(screen.getByText('Other (日本語)')).toHaveAttribute('lang', 'ja');
});
