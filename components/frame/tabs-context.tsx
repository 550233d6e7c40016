'use client';
import { createContext } from 'react';
import type { SettingsTab } from '@/lib/navigation';

/** Tabs of the settings that the person has. */
export const TabsContext = createContext<readonly SettingsTab[]>([]);
