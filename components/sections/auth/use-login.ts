'use client';
import { useRef, useState, type ComponentType } from 'react';
import { COLOR_SCHEME_KEY } from '@/components/ui/color-scheme-script';
import { browserTexts } from '@/components/ui/kept-texts';
import { CSV_SEPARATOR_KEY, goTo } from '@/components/frame/browser';
import { announceSession } from '@/components/frame/session-channel';
import { ApiError, call, problemOf } from '@/lib/api/call';
import { useSend } from '@/lib/api/use-send';
import { signIn, whoIsHere } from '@/lib/sections/auth/contract/sign-in';
import type { Preferences } from '@/lib/sections/settings/contract/preferences';
import { CODE, type Problem } from '@/lib/contract/problem';
import type { CodeFieldProps } from './code-field';
import { safeLanding } from './safe-landing';

export type Field = 'login' | 'password' | 'code';
export interface LoginState {
  readonly busy: boolean;
  /** Fields left empty. */
  readonly empty: readonly Field[];
  readonly problem: Problem | null;
  /** Second step: login and password were right, and a code is asked for. */
  readonly CodeField: ComponentType<CodeFieldProps> | null;
}

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Applies an account's choices to this browser; the server has set those of the cookies. */
function keepInBrowser({ theme, csv_separator }: Preferences = {}): void {
  if (theme) browserTexts.write(COLOR_SCHEME_KEY, theme);
  if (csv_separator) browserTexts.write(CSV_SEPARATOR_KEY, csv_separator);
}

/** Whether the browser sends the session back. Without an answer the landing page tells. */
const isCookieDropped = (): Promise<boolean> =>
  call(whoIsHere, {}).then(
    ({ landing }) => landing === null,
    () => false,
  );

const loadCodeField = () =>
  import('./code-field').then(
    (module) => module.CodeField,
    () => null,
  );

/** Signs in: marks empty fields, sends once, asks for a code where there is one, then loads the landing page. */
export function useLogin(next: string | undefined, initial: Problem | null) {
  const [state, setState] = useState<LoginState>({ busy: false, empty: [], problem: initial, CodeField: null });
  const { send } = useSend(signIn);
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
      ...(state.CodeField && { code: textIn(data, 'code').trim() }),
    };
    const empty = (['login', 'password', 'code'] as const).filter((field) => body[field] === '');
    if (empty.length > 0) {
      setState({ ...state, busy: false, empty, problem: null });
      focus(form, empty[0]);
      return;
    }
    isSending.current = true;
    setState({ ...state, busy: true, empty: [], problem: null });
    try {
      const { landing, preferences } = await send({ body });
      if (await isCookieDropped()) throw new ApiError({ code: CODE.cookieDropped, message: '' }, 0);
      keepInBrowser(preferences);
      announceSession();
      goTo(safeLanding(next, landing, window.location.origin));
    } catch (error) {
      const problem = problemOf(error);
      const needsCode = problem.key === 'secondFactorNeeded';
      // Most people have no second factor: its field loads with the need.
      const field = needsCode ? await loadCodeField() : null;
      isSending.current = false;
      const CodeField = field ?? (problem.code === CODE.wrongLogin ? null : state.CodeField);
      setState({ busy: false, empty: [], problem: field ? null : problem, CodeField });
      if (!field) focus(form, CodeField ? 'code' : 'password');
    }
  };
  const forget = () => setState((before) => ({ ...before, empty: [], problem: null }));
  const back = () => setState({ busy: false, empty: [], problem: null, CodeField: null });
  return { ...state, submit, forget, back };
}
