import { craftLabels } from '@/lib/bff/craft-labels';

export const GET = craftLabels.beer;
