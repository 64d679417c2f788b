import { useEffect, useState } from 'react';
import { useServices } from '@/workspace/services-context/useServices';
import { createSignIn } from './effects/createSignIn';
import { rememberedName } from './effects/loginMemory';
import { SignInFrame } from './frame/SignInFrame';
import type { Entered } from './machine/state';
import { SignInCard } from './SignInCard';

export interface SignInScreenProps {
  /** The person is signed in, with a position. */
  onSignedIn(): void;
}

/** The sign-in screen (shell spec §2, §4). */
export function SignInScreen({ onSignedIn }: SignInScreenProps) {
  const services = useServices();
  const [signIn] = useState(() => createSignIn({ services, onSignedIn }));
  const [draft, setDraft] = useState<Entered>(() => {
    const userName = rememberedName(services.records);
    return { userName: userName ?? '', password: '', isRemembered: userName !== undefined };
  });

  useEffect(() => {
    // While the person types; signing in asks again should this fail.
    services.settings.load().catch((error: unknown) => {
      services.log({ level: 'warn', source: 'sign-in', message: 'The settings could not be loaded', error });
    });
  }, [services]);

  return (
    <SignInFrame>
      <SignInCard signIn={signIn} draft={draft} onDraft={setDraft} />
    </SignInFrame>
  );
}
