'use client';
import { useTranslations } from 'next-intl';
import { createContext, use } from 'react';

/** Which tree is browsed: `menu` and `stock` say the same things of dishes and of goods, under the same keys. */
export const WordsContext = createContext<'menu' | 'stock'>('menu');

/** The words for the tree that is browsed. */
export const useWords = () => useTranslations(use(WordsContext) as 'menu');

/** The words for changing it. */
export const useEditWords = () => useTranslations(`${use(WordsContext)}Edit` as 'menuEdit');
