import type { Identity } from '../../domain/accounts/identities';
import { html } from './html';
import { mockPage } from './mockPage';

export interface IdentityView {
  redirectUri: string;
  state: string;
  identities: readonly Identity[];
}

const choice = ({ id, name }: Identity, index: number) =>
  html`<label><input type="radio" name="identity" value="${id}"${index === 0 ? html` checked` : ''}> ${name}</label>`;

/** The sign-in page of the mock identity provider: choice of identity, allow or deny. */
export const identityPage = ({ redirectUri, state, identities }: IdentityView) =>
  mockPage(
    '企业通 登录',
    html`<form method="post" action="/api/mock-idp/authorize">
<p>Atrium 请求使用您的企业通身份登录。</p>
<input type="hidden" name="redirect_uri" value="${redirectUri}"><input type="hidden" name="state" value="${state}">
<fieldset><legend>选择身份</legend>${identities.map(choice)}</fieldset>
<button name="action" value="allow">授权登录</button><button name="action" value="deny">拒绝</button>
</form>`,
  );
