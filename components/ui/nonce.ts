'use client';
import { createContext, use } from 'react';

/** Nonce of the document's content security policy; empty outside the app. */
export const NonceContext = createContext('');

/** Nonce that inline scripts and styles need; it is the first document's for as long as the page lives. */
export const useNonce = (): string => use(NonceContext);
