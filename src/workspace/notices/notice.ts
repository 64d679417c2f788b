import { toastOf } from '@/common/toastOf';
import type { Toast } from '@/common/toastOf';

export type Tone = 'success' | 'info' | 'warning' | 'error';

export interface Notice extends Toast {
  tone: Tone;
}

export const notice = (tone: Tone, text: string): Notice => ({ tone, ...toastOf(text) });
