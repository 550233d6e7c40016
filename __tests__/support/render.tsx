import { render, screen, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { OffersProvider } from '@/components/sight/offers';
import { DialogWindow } from '@/components/form/dialog-window';
import { ContextMenu } from '@/components/ui/context-menu';
import { MenuPart } from '@/components/ui/menu-button';
import { Toasts } from '@/components/ui/toasts';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { offersOf, type TestOffers } from './offers';
import { makeRouter, TestNavigation, type TestRouter } from './navigation';

const MESSAGES = { ru, en };

export interface RenderUiOptions {
  readonly locale?: Locale;
  /** Path and query at which the page is opened. */
  readonly at?: string;
  /** Rights of the person and capabilities of the server; all by default. */
  readonly offers?: TestOffers;
  /** Whether to render the toasts too. */
  readonly toasts?: boolean;
}

/** The person at the screen. */
export interface TestUser extends UserEvent {
  /** Replaces the text of a field. */
  readonly retype: (field: Element, text: string) => Promise<void>;
  /** Opens a list or a menu by its control, and presses an entry. */
  readonly choose: (opener: Element, entry: string | RegExp) => Promise<void>;
}

function personAtScreen(): TestUser {
  const user = userEvent.setup();
  const retype = async (field: Element, text: string): Promise<void> => {
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  const choose = async (opener: Element, entry: string | RegExp): Promise<void> => {
    await user.click(opener);
    const role = opener.getAttribute('role') === 'combobox' ? 'option' : 'menuitem';
    await user.click(await screen.findByRole(role, { name: entry }));
  };
  return Object.assign(user, { retype, choose });
}

/** Texts of elements, in their order. */
export const textsOf = (elements: Iterable<Element>): string[] =>
  Array.from(elements, ({ textContent }) => textContent);

/** A browser loads them while the reader looks at the page. */
beforeAll(() => Promise.all([ContextMenu, DialogWindow, MenuPart].map((part) => part.load())));

/**
 * Renders as the app does: theme, messages (Russian by default), an empty SWR cache and Next's navigation on jsdom's
 * address. `user` drives it, `router` records calls of Next's router.
 */
export function renderUi(
  node: ReactNode,
  { locale = 'ru', at = '/', offers, toasts = false }: RenderUiOptions = {},
): RenderResult & { readonly user: TestUser; readonly router: TestRouter } {
  const router = makeRouter();
  window.history.replaceState(null, '', at);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestNavigation router={router}>
      <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Bangkok">
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          {offers ? <OffersProvider offers={offersOf(offers)}>{children}</OffersProvider> : children}
          {toasts && <Toasts />}
        </SWRConfig>
      </NextIntlClientProvider>
    </TestNavigation>
  );
  const result: RenderResult = render(node, { wrapper });
  return { user: personAtScreen(), router, ...result };
}
