import { everyList } from '@/lib/sections/lists';
import { papers } from '../same/files';
import type { Question } from '../same/question';
import { screens } from '../same/screens';

const pathsOf = (questions: readonly Question[]): string[] => [...new Set(questions.map(({ subject }) => subject))];

/** Pages for everybody: signing in, and what is said of a paper that failed. */
const isPublic = (address: string): boolean => address === '/auth/login' || address.endsWith('/failed');

/** Addresses of every page and report that needs a session. */
export const PAGES: readonly string[] = pathsOf(screens()).filter((address) => !isPublic(address));

/** Addresses of every file and paper. */
export const FILES: readonly string[] = [
  ...pathsOf(papers()),
  ...everyList.flatMap(({ id }) => [`export/${id}?format=csv`, `export/${id}?format=xlsx`, `print/${id}`]),
].map((address) => `/api/${address}`);
