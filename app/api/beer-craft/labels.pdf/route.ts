import { craftLabels } from '@/lib/sections/craft/bff/labels';

export const GET = craftLabels.beer;
