'use client';
import { lazy } from 'react';

/** `ServerAway`, loaded when it is shown. */
export const AwayPage = lazy(() => import('./server-away').then((module) => ({ default: module.ServerAway })));
