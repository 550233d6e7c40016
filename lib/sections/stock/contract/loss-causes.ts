/** Causes of a loss that a write-off names: breakage, spoilage, expiry, a treat for a guest, the staff's own use. */
export const LOSS_CAUSES = ['broken', 'spoiled', 'expired', 'treat', 'staff'] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];
