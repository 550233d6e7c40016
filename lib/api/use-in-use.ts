'use client';
import { useIdle } from '@mantine/hooks';

const AWAY_MS = 15 * 60_000;

/**
 * Whether somebody has touched the page within a quarter of an hour. Every read counts as use of the session, so that a
 * page which nobody touches must not read by itself: its session would never end.
 */
export const useInUse = (): boolean => !useIdle(AWAY_MS, { initialState: false });
