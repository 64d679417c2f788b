import { useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import { useRef } from 'react';

interface Props {
  isDisabled: boolean;
  /** The comment templates are shown. */
  hasPhrases: boolean;
  /** Shows or hides them. */
  onPhrases(): void;
  onFiles(files: readonly File[]): void;
  /** Opens the field of the signature; undefined where it is open, or nothing is to be signed. */
  onSign: (() => void) | undefined;
}

/** What can be added to a comment: a template, files, a signature. */
export function CommentTools({ isDisabled, hasPhrases, onPhrases, onFiles, onSign }: Props) {
  const t = useT();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <LinkButton aria-expanded={hasPhrases} disabled={isDisabled} onClick={onPhrases}>
        {t('workflow.process.phrases')}
      </LinkButton>
      <LinkButton disabled={isDisabled} onClick={() => chooser.current?.click()}>
        {t('workflow.process.files.add')}
      </LinkButton>
      {onSign && (
        <LinkButton disabled={isDisabled} onClick={onSign}>
          {t('workflow.process.signature.add')}
        </LinkButton>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('workflow.process.files.add')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
