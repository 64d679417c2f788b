import type { Account } from '../../domain/accounts/account';
import type { QrCode, QrState } from '../../domain/accounts/qrCodes';
import type { Html } from './html';
import { html } from './html';
import { mockPage } from './mockPage';

const STATES: Readonly<Record<QrState, string>> = {
  waiting: '等待扫码',
  scanned: '已扫码，等待确认',
  confirmed: '已确认登录',
  cancelled: '已取消',
  expired: '已失效',
};

const option = ({ username, name }: Account, chosen: Account | undefined) =>
  html`<option value="${username}"${username === chosen?.username ? html` selected` : ''}>${name}（${username}）</option>`;

function codeForm({ id, state, account }: QrCode, accounts: readonly Account[]): Html {
  return html`<form method="post" action="/api/mock-phone">
<p>二维码 <code>${id.slice(0, 8)}</code>：<strong>${STATES[state]}</strong>${account ? `（${account.name}）` : ''}</p>
<input type="hidden" name="qrcodeid" value="${id}">
<label>手机的主人<select name="username">${accounts.map((person) => option(person, account ?? accounts[0]))}</select></label>
<button name="action" value="scan">扫码</button><button name="action" value="confirm">确认登录</button><button name="action" value="cancel">取消</button>
</form>`;
}

const isOpen = ({ state }: QrCode) => state === 'waiting' || state === 'scanned';

const described = (code: QrCode, accounts: readonly Account[]) =>
  isOpen(code)
    ? codeForm(code, accounts)
    : html`<p role="status">二维码 <code>${code.id.slice(0, 8)}</code>：<strong>${STATES[code.state]}</strong></p>`;

export interface PhoneView {
  /** The requested code, or all open codes. */
  codes: readonly QrCode[];
  accounts: readonly Account[];
  /** The error of the last action; empty without one. */
  problem: string;
}

/** The page of the mock phone that scans the sign-in screen's QR code. */
export const phonePage = ({ codes, accounts, problem }: PhoneView) =>
  mockPage(
    '模拟手机',
    html`${problem ? html`<p role="alert">${problem}</p>` : ''}
${codes.map((code) => described(code, accounts))}
${codes.length === 0 ? html`<p role="status">没有等待扫描的二维码。请先在登录页选择扫码登录。</p>` : ''}
<p><a href="/api/mock-phone">查看全部二维码</a></p>`,
  );
