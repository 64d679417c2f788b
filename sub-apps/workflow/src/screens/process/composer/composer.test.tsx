import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import { texts } from '../../../locales';
import Process, { texts as processTexts } from '../Process';
import { answerProcess, PATHS } from '../testProcess';

type Fake = ReturnType<typeof portalWith>;

async function show(prepare: (fake: Fake) => void = () => undefined, change: object = {}) {
  const fake = portalWith(texts, processTexts);
  answerProcess(fake, change);
  prepare(fake);
  renderScreen(Process, fake, '/process?processid=p1');
  await screen.findByRole('heading', { level: 1 });
  return fake;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const comment = () => screen.getByLabelText('审批意见');
const sent = async (fake: Fake) => {
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(1));
  await screen.findByRole('button', { name: '关闭' }).then((button) => button.blur());
  return fake.callsOf(PATHS.handle)[0]?.input;
};

describe('comment templates', () => {
  const withPhrases = ({ answer }: Fake) =>
    answer(PATHS.phrases, [
      { id: '1', text: '同意' },
      { id: '2', text: '请补充资料' },
    ]);

  test('are inserted by a press or by Alt and a digit, after what was written', async () => {
    const fake = await show(withPhrases);
    fireEvent.focus(comment());
    await waitFor(() => expect(fake.callsOf(PATHS.phrases)).toHaveLength(1));
    await act(async () => undefined);
    fireEvent.keyDown(comment(), { code: 'Digit2', key: '2', altKey: true });
    expect(comment()).toHaveValue('请补充资料');
    press('常用语');
    expect(screen.getByText('Alt+2')).toBeVisible();
    fireEvent.click(within(screen.getByRole('group', { name: '常用语' })).getByText('同意'));
    expect(comment()).toHaveValue('请补充资料 同意');
    fireEvent.keyDown(comment(), { code: 'Digit9', key: '9', altKey: true });
    expect(fake.shown).toEqual([{ tone: 'info', text: '没有第 9 条常用语' }]);
  });

  test('are changed where they are used; empty and repeated ones are left out', async () => {
    const fake = await show(withPhrases);
    fake.answer(PATHS.savePhrases, ({ phrases }: { phrases: string[] }) => phrases.map((text, id) => ({ id, text })));
    press('常用语');
    fireEvent.click(await screen.findByRole('button', { name: '管理常用语' }));
    press('移除常用语 1');
    press('添加');
    fireEvent.change(screen.getByLabelText('常用语 2'), { target: { value: '按流程办理' } });
    press('添加');
    press('保存');
    await screen.findByText('按流程办理');
    expect(fake.callsOf(PATHS.savePhrases)[0]?.input).toEqual({ phrases: ['请补充资料', '按流程办理'] });
  });

  test('are closed by a choice and by Escape, which leaves the panel around them open', async () => {
    await show(withPhrases);
    press('常用语');
    fireEvent.click(await screen.findByText('请补充资料'));
    expect(screen.queryByRole('group', { name: '常用语' })).toBeNull();
    expect(comment()).toHaveFocus();
    press('常用语');
    expect(screen.getByRole('group', { name: '常用语' })).toBeVisible();
    // The panel closes by a key that nobody has handled.
    expect(fireEvent.keyDown(screen.getByRole('button', { name: '常用语' }), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('group', { name: '常用语' })).toBeNull();
    expect(fireEvent.keyDown(comment(), { key: 'Escape' })).toBe(true);
  });

  test('that are being changed are not closed by Escape', async () => {
    await show(withPhrases);
    press('常用语');
    fireEvent.click(await screen.findByRole('button', { name: '管理常用语' }));
    const line = screen.getByLabelText('常用语 1');
    fireEvent.change(line, { target: { value: '原则同意' } });
    expect(fireEvent.keyDown(line, { key: 'Escape' })).toBe(false);
    expect(screen.getByLabelText('常用语 1')).toHaveValue('原则同意');
  });

  test('keep what was changed when they cannot be saved', async () => {
    const fake = await show(withPhrases);
    fake.answer(PATHS.savePhrases, new AppError('network', 'offline'));
    press('常用语');
    fireEvent.click(await screen.findByRole('button', { name: '管理常用语' }));
    fireEvent.change(screen.getByLabelText('常用语 1'), { target: { value: '原则同意' } });
    press('保存');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('常用语 1')).toHaveValue('原则同意');
  });

  test('that the platform does not have cost nothing else', async () => {
    const missing = new AppError('service', '此平台不提供该功能。', { code: 'errors.notProvided', status: 404 });
    const fake = await show(({ answer }) => answer(PATHS.phrases, missing));
    press('常用语');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    press('同意');
    expect(await sent(fake)).toMatchObject({ action: 'approve' });
  });
});

describe('attachments', () => {
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('添加附件', { selector: 'input' }), { target: { files } });
  const bill = new File(['x'], '发票.pdf', { type: 'application/pdf' });

  test('are uploaded when they are chosen and sent with the action, without those that were removed', async () => {
    const fake = await show();
    choose(bill, new File(['y'], '行程.txt'));
    await waitFor(() => expect(screen.queryByText('正在上传')).toBeNull());
    press('移除附件 行程.txt');
    expect(fake.isDirty).toBe(true);
    press('同意');
    expect(await sent(fake)).toMatchObject({
      attachments: [{ url: 'https://files.example/发票.pdf', filename: '发票.pdf' }],
    });
  });

  test('that did not arrive are not left out silently: they are tried again or removed', async () => {
    const fake = await show((prepared) => (prepared.uploadFailure = new AppError('network', 'lost')));
    choose(bill);
    expect(await screen.findByRole('alert')).toHaveTextContent('上传失败：网络链接错误，请检查网络后重试。');
    press('同意');
    expect(fake.shown).toEqual([{ tone: 'warning', text: '附件还没有上传完，请等待、重试或移除。' }]);
    expect(fake.callsOf(PATHS.handle)).toEqual([]);
    fake.uploadFailure = undefined;
    press('重新上传 发票.pdf');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    press('同意');
    expect(await sent(fake)).toMatchObject({ attachments: [{ filename: '发票.pdf' }] });
  });
});

describe('a signature', () => {
  const NEEDED = { task: { taskid: 't1', nodeid: 'n', needssignature: 1 } };
  const drawn: string[] = [];

  beforeEach(() => {
    drawn.length = 0;
    const pen = {
      fillRect: () => undefined,
      beginPath: () => undefined,
      moveTo: () => undefined,
      lineTo: (x: number, y: number) => drawn.push(`${x},${y}`),
      stroke: () => undefined,
      measureText: () => ({ width: 10 }),
      fillText: (text: string) => drawn.push(text),
    };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, top: 0, width: 96, height: 32 } as DOMRect);
    HTMLCanvasElement.prototype.toBlob = (take: BlobCallback) => take(new Blob(['png'], { type: 'image/png' }));
    HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
  });
  afterEach(() => jest.restoreAllMocks());

  function pointer(type: string, clientX: number): void {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 10, button: 0 });
    const sheet = screen.getByRole('img', { name: '手写签名区' });
    fireEvent(sheet, Object.assign(event, { pointerId: 1, pressure: 0.5, getCoalescedEvents: () => [] }));
  }

  test('that the step demands is asked for, drawn, uploaded and sent', async () => {
    const fake = await show(undefined, NEEDED);
    press('同意');
    expect(screen.getByRole('alert')).toHaveTextContent('此步骤需要签名');
    pointer('pointerdown', 10);
    pointer('pointermove', 20);
    pointer('pointerup', 20);
    expect(drawn).toEqual(['100,100', '200,100']);
    press('使用此签名');
    expect(await screen.findByRole('img', { name: '已签名' })).toBeVisible();
    press('同意');
    expect(await sent(fake)).toMatchObject({ signature: 'https://files.example/signature.png' });
    expect(fake.callsOf(PATHS.saveSignature)).toEqual([]);
  });

  test('can be a typed name, and is stored for the next time where that is wanted', async () => {
    const fake = await show(
      ({ answer }) => answer(PATHS.saveSignature, [{ id: '1', url: 'https://files.example/signature.png' }]),
      NEEDED,
    );
    expect(screen.getByRole('button', { name: '使用此签名' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('或输入姓名'), { target: { value: '张伟' } });
    expect(drawn).toEqual(['张伟']);
    fireEvent.click(screen.getByLabelText('保存为常用签名'));
    press('使用此签名');
    await waitFor(() =>
      expect(fake.callsOf(PATHS.saveSignature)[0]?.input).toEqual({ url: 'https://files.example/signature.png' }),
    );
    expect(await screen.findByRole('img', { name: '已签名' })).toBeVisible();
  });

  test('is used and told not to be stored when the answer names no stored signature', async () => {
    const fake = await show(({ answer }) => answer(PATHS.saveSignature, { items: 'saved' }), NEEDED);
    fireEvent.change(screen.getByLabelText('或输入姓名'), { target: { value: '张伟' } });
    fireEvent.click(screen.getByLabelText('保存为常用签名'));
    press('使用此签名');
    expect(await screen.findByText('请求失败，遇到未知错误。')).toBeVisible();
    expect(screen.getByRole('img', { name: '已签名' })).toBeVisible();
    press('同意');
    expect(await sent(fake)).toMatchObject({ signature: 'https://files.example/signature.png' });
  });

  test('that was stored before is used by a press', async () => {
    const fake = await show(
      ({ answer }) => answer(PATHS.signatures, [{ id: '1', url: 'https://files.example/mine.png' }]),
      NEEDED,
    );
    fireEvent.click(await screen.findByRole('img', { name: '使用签名 1' }));
    press('同意');
    expect(await sent(fake)).toMatchObject({ signature: 'https://files.example/mine.png' });
  });

  test('is voluntary in every other decision: the field opens by a press, and closes without one', async () => {
    const fake = await show(({ answer }) =>
      answer(PATHS.signatures, [{ id: '1', url: 'https://files.example/mine.png' }]),
    );
    expect(screen.queryByRole('group', { name: '签名' })).toBeNull();
    press('添加签名');
    await screen.findByRole('img', { name: '使用签名 1' });
    expect(screen.getByRole('button', { name: '移除签名 1' })).toBeEnabled();
    fireEvent.click(screen.getByRole('img', { name: '使用签名 1' }));
    press('不签名');
    expect([screen.queryByRole('group', { name: '签名' }), fake.isDirty]).toEqual([null, false]);
    press('同意');
    expect(await sent(fake)).not.toHaveProperty('signature');
  });

  test('that is stored is removed where it is used', async () => {
    const stored = [{ id: '7', url: 'https://files.example/mine.png' }];
    const fake = await show(({ answer }) => answer(PATHS.signatures, () => [...stored]));
    press('添加签名');
    fake.answer(PATHS.deleteSignature, () => stored.splice(0) && stored);
    fireEvent.click(await screen.findByRole('button', { name: '移除签名 1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '移除签名 1' })).toBeNull());
    expect(fake.callsOf(PATHS.deleteSignature)[0]?.input).toEqual({ id: '7' });
  });

  test('that is not uploaded stays on the sheet, and says why', async () => {
    await show((prepared) => (prepared.uploadFailure = new AppError('network', 'lost')), NEEDED);
    fireEvent.change(screen.getByLabelText('或输入姓名'), { target: { value: '张伟' } });
    press('使用此签名');
    expect(await screen.findByText('网络链接错误，请检查网络后重试。')).toBeVisible();
    expect(screen.getByLabelText('或输入姓名')).toHaveValue('张伟');
  });
});
