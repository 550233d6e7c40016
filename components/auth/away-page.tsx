'use client';
import { lazy } from 'react';

/** `ServerAway`, whose code only whoever sees it loads. */
export const AwayPage = lazy(() => import('./server-away').then((module) => ({ default: module.ServerAway })));
