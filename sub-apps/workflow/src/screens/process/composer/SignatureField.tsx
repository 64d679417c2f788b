import { AppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { BusyButton, LinkButton, SaveFailure } from '@atrium/portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { deleteSignature, MAX_SIGNATURES, saveSignature, signaturesQuery } from '../../../api/signatures';
import { StoredPicture } from '../record/StoredPicture';
import styles from './Composer.module.css';
import { SignaturePad } from './SignaturePad';

interface Props {
  /** The address of the chosen signature; empty without one. */
  signature: string;
  isDisabled: boolean;
  problem: string | undefined;
  onChange(signature: string): void;
  /** Closes the field without a signature; undefined where the step demands one. */
  onLeaveOut: (() => void) | undefined;
}

const pictureOf = (sheet: HTMLCanvasElement) =>
  new Promise<File>((resolve, reject) =>
    sheet.toBlob((picture) => {
      if (picture) resolve(new File([picture], 'signature.png', { type: 'image/png' }));
      else reject(new AppError('bug', 'The signature could not be drawn'));
    }, 'image/png'),
  );

/** The signature of a decision: one that was stored before, or a new one that is drawn or typed. */
export function SignatureField({ signature, isDisabled, problem, onChange, onLeaveOut }: Props) {
  const t = useT();
  const { http, files } = usePortal();
  const queries = useQueryClient();
  const sheet = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const { data: stored = [] } = useQuery(signaturesQuery(http));
  const readAgain = () => queries.invalidateQueries({ queryKey: signaturesQuery(http).queryKey });
  const using = useMutation({
    async mutationFn() {
      if (!sheet.current) return;
      const { url } = await files.upload(await pictureOf(sheet.current));
      onChange(url);
      if (!isKept) return;
      try {
        await saveSignature(http, url);
      } finally {
        await readAgain();
      }
    },
  });
  const removing = useMutation({ mutationFn: (id: string) => deleteSignature(http, id), onSettled: readAgain });
  const error = using.error ?? removing.error;

  return (
    <fieldset className={styles.field} disabled={isDisabled} data-part="signature">
      <legend className={styles.label}>{t('workflow.process.signature')}</legend>
      {onLeaveOut && (
        <div>
          <LinkButton onClick={onLeaveOut}>{t('workflow.process.signature.leaveOut')}</LinkButton>
        </div>
      )}
      {error && <SaveFailure error={error} />}
      {signature !== '' ? (
        <div className={styles.line}>
          <StoredPicture url={signature} label={t('workflow.process.signature.chosen')} />
          <Button size="small" onClick={() => onChange('')}>
            {t('workflow.process.signature.again')}
          </Button>
        </div>
      ) : (
        <>
          {stored.length > 0 && (
            <ul className={styles.signatures} aria-label={t('workflow.process.signature.stored')}>
              {stored.map(({ id, url }, index) => (
                <li key={id}>
                  <button type="button" className={styles.stored} onClick={() => onChange(url)}>
                    <StoredPicture url={url} label={t('workflow.process.signature.use', { place: index + 1 })} />
                  </button>
                  <Button
                    size="small"
                    disabled={removing.isPending}
                    aria-label={t('workflow.process.signature.remove', { place: index + 1 })}
                    onClick={() => removing.mutate(id)}
                  >
                    {t('workflow.process.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <SignaturePad sheet={sheet} isDisabled={isDisabled || using.isPending} onDrawn={setIsDrawn} />
          <div className={styles.line}>
            {stored.length < MAX_SIGNATURES && (
              <label className={styles.choice}>
                <input type="checkbox" checked={isKept} onChange={({ target }) => setIsKept(target.checked)} />
                {t('workflow.process.signature.keep')}
              </label>
            )}
            <span className={styles.gap} />
            <BusyButton size="small" isBusy={using.isPending} disabled={!isDrawn} onClick={() => using.mutate()}>
              {t('workflow.process.signature.confirm')}
            </BusyButton>
          </div>
        </>
      )}
      <p className={styles.problem} role={problem === undefined ? undefined : 'alert'}>
        {problem}
      </p>
    </fieldset>
  );
}
