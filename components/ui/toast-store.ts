import { nanoid } from 'nanoid';
import type { ReactNode } from 'react';
import { newListeners } from '@/lib/domain/listeners';

export interface Toast {
  readonly id: string;
  readonly title?: string;
  readonly message: ReactNode;
  readonly color?: 'green' | 'red';
  readonly place?: 'center' | 'left';
  /** Milliseconds until it leaves, 4 seconds by default; `false` keeps it until it is closed. */
  readonly autoClose?: number | false;
  /** Called when it leaves, by itself or not. */
  readonly onClose?: () => void;
}

/** More would cover the page; the oldest leave. */
const MOST = 5;

export const NO_TOASTS: readonly Toast[] = [];
let shown = NO_TOASTS;
const listeners = newListeners();

function set(next: readonly Toast[]): void {
  const left = shown.filter((toast) => !next.includes(toast));
  shown = next;
  listeners.notify();
  left.forEach((toast) => toast.onClose?.());
}

export const readToasts = (): readonly Toast[] => shown;

export const subscribeToToasts = listeners.subscribe;

/** Short messages above the page, shown by `Toasts`. */
export const toasts = {
  /** Shows a toast and returns its id. */
  show: ({ id = nanoid(), ...toast }: Omit<Toast, 'id'> & { readonly id?: string }): string => {
    set([...shown, { ...toast, id }].slice(-MOST));
    return id;
  },
  hide: (id: string): void => set(shown.filter((toast) => toast.id !== id)),
  clean: (): void => set(NO_TOASTS),
};
