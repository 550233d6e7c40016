import type { ReactNode } from 'react';

/** Renders a screen inside `<main>`, as the app does. */
export const inMain = (screen: ReactNode) => <main id="main">{screen}</main>;
