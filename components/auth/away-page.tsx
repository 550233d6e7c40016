'use client';
import { lazy } from 'react';
import type { ServerAwayProps } from './server-away';

const Loaded = lazy(() => import('./server-away').then((module) => ({ default: module.ServerAway })));

/** `ServerAway`, loaded when it is shown. A function: React loads a component of a server's page lazily already, and only once. */
export const AwayPage = (props: ServerAwayProps) => <Loaded {...props} />;
