'use client';
import { deliveryTable } from '@/lib/reports/statistics/delivery-table';
import { ReportScreen } from './statistics-screen';

/** What delivery partners brought (specification part 2 §2): a section of its own, without tabs. */
export const DeliveryScreen = () => <ReportScreen table={deliveryTable} />;
