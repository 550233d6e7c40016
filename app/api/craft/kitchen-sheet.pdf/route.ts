import { kitchenSheets } from '@/lib/sections/craft/bff/kitchen-sheets';

export const GET = kitchenSheets.craft;
