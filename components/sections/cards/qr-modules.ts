import { create } from 'qrcode';
import type { QrModules } from '@/lib/domain/qr-runs';

/** QR code of a card's number, which the till reads. */
export const modulesOf = (number: string): QrModules => create(number, { errorCorrectionLevel: 'M' }).modules;
