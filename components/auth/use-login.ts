'use client';
import { useRef, useState } from 'react';
import { keepInBrowser } from '@/components/frame/keep-in-browser';
import { goTo } from '@/components/frame/browser';
import { announceSession } from '@/components/frame/session-channel';
import { ApiError } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import { signIn } from '@/lib/contract/auth';
import { CODE, type Problem } from '@/lib/contract/problem';
import { safeLanding } from './safe-landing';

export type Field = 'login' | 'password';
export interface LoginState {
  readonly busy: boolean;
  /** Fields left empty. */
  readonly empty: readonly Field[];
  readonly problem: Problem | null;
}

const FIELDS: readonly Field[] = ['login', 'password'];
const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Signs in: marks empty fields, sends once, then loads the landing page. */
export function useLogin(next: string | undefined, initial: Problem | null) {
  const [state, setState] = useState<LoginState>({ busy: false, empty: [], problem: initial });
  const { send } = useCommand(signIn, { refreshing: 'later' });
  const isSending = useRef(false);
  const focus = (form: HTMLFormElement, field: Field | undefined) => {
    const input = field && form.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  };
  // Values come from the form, not from state: a password manager may have filled it before React started.
  const submit = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    const data = new FormData(form);
    const body = {
      login: textIn(data, 'login').trim(),
      password: textIn(data, 'password'),
      server: textIn(data, 'server'),
    };
    const empty = FIELDS.filter((field) => body[field] === '');
    if (empty.length > 0) {
      setState({ busy: false, empty, problem: null });
      focus(form, empty[0]);
      return;
    }
    isSending.current = true;
    setState({ busy: true, empty: [], problem: null });
    try {
      const { landing, preferences } = await send({ body });
      keepInBrowser(preferences);
      announceSession();
      goTo(safeLanding(next, landing, window.location.origin));
    } catch (error) {
      isSending.current = false;
      const problem = error instanceof ApiError ? error.problem : { code: CODE.internal, message: String(error) };
      setState({ busy: false, empty: [], problem });
      focus(form, 'password');
    }
  };
  const forget = () => setState(({ busy }) => ({ busy, empty: [], problem: null }));
  return { ...state, submit, forget };
}
