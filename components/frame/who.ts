'use client';
import { createContext, use } from 'react';

/** Who is signed in and where: what a browser keeps for one person must not turn up for another. */
export interface Who {
  readonly login: string;
  readonly server: string;
}

export const WhoContext = createContext<Who>({ login: '', server: '' });

export const useWho = (): Who => use(WhoContext);
