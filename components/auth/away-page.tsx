'use client';
import { lazy } from 'react';
import type { ServerAwayProps } from './server-away';

const Loaded = lazy(() => import('./server-away').then((module) => ({ default: module.ServerAway })));

/**
 * `ServerAway`, loaded when it is shown. It is a function, because React refuses a lazy component that a server component
 * imports, which is lazy already.
 */
export const AwayPage = (props: ServerAwayProps) => <Loaded {...props} />;
