'use client';
import { useTranslations } from 'next-intl';
import { createContext, use } from 'react';

/** Tree being browsed: `menu` and `stock` have the same keys for dishes and goods. */
export const WordsContext = createContext<'menu' | 'stock'>('menu');

/** Texts of the browsed tree. */
export const useWords = () => useTranslations(use(WordsContext) as 'menu');

/** Texts for editing it. */
export const useEditWords = () => useTranslations(`${use(WordsContext)}Edit` as 'menuEdit');
