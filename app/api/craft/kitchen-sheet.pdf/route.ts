import { kitchenSheets } from '@/lib/bff/kitchen-sheets';

export const GET = kitchenSheets.craft;
