import type { ReactNode } from 'react';

/** A screen where the app has it: in the main part of the page. */
export const inMain = (screen: ReactNode) => <main id="main">{screen}</main>;
