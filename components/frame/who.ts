'use client';
import { createContext, use } from 'react';

/** Signed-in person and server; separates what a browser stores for several people. */
export interface Who {
  readonly login: string;
  readonly server: string;
}

export const WhoContext = createContext<Who>({ login: '', server: '' });

export const useWho = (): Who => use(WhoContext);
