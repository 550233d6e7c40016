'use client';
import { lazy } from 'react';
import type { ServerAwayProps } from './server-away';

const Loaded = lazy(() => import('./server-away').then((module) => ({ default: module.ServerAway })));

/**
 * `ServerAway`, loaded when it is shown. It is a function, because a component that a server component imports is lazy
 * already, and React refuses to make it lazy twice.
 */
export const AwayPage = (props: ServerAwayProps) => <Loaded {...props} />;
