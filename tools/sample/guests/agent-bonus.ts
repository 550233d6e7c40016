/** An agent of a session, with the rates of the moment in percent. */
export interface SeatedAgent {
  readonly agent_id: number;
  readonly percent: number;
  /** Who brought this agent, and their share. */
  readonly referrer?: { readonly agent_id: number; readonly referral_percent: number } | undefined;
}

/** A paid order line in satang; `cashback` is for all its pieces. */
export interface BonusLine {
  readonly paidsum: number;
  readonly cashback: number;
}

/** A bonus of one position, in satang. */
export interface Bonus {
  readonly agent_id: number;
  /** Who earned in the session, for a referral bonus. */
  readonly referral_agent_id: number | null;
  readonly from_percent: number;
  readonly from_promo: number;
  readonly from_referral: number;
}

const shareOf = (satang: number, percent: number): number => Math.round((satang * Math.round(percent * 100)) / 10_000);

/** Equal part of a sum for the `at`-th of several; the first get what is left over, a satang each. */
const partOf = (satang: number, at: number, many: number): number =>
  Math.floor(satang / many) + (at < satang % many ? 1 : 0);

/**
 * Bonuses of a position, by the agents of its session in the order in which they came. Agents of one session share the
 * sum and the cashback equally (docs/domain.md, section 14.2). Bonuses of 0 are left out.
 */
export function bonusesOf({ paidsum, cashback }: BonusLine, agents: readonly SeatedAgent[]): Bonus[] {
  return agents.flatMap(({ agent_id, percent, referrer }, at) => {
    const from_percent = shareOf(partOf(paidsum, at, agents.length), percent);
    const from_promo = partOf(cashback, at, agents.length);
    const earned = from_percent + from_promo;
    const from_referral = referrer ? shareOf(earned, referrer.referral_percent) : 0;
    const none = { from_percent: 0, from_promo: 0, from_referral: 0, referral_agent_id: null };
    return [
      ...(earned > 0 ? [{ ...none, agent_id, from_percent, from_promo }] : []),
      ...(referrer && from_referral > 0
        ? [{ ...none, agent_id: referrer.agent_id, referral_agent_id: agent_id, from_referral }]
        : []),
    ];
  });
}
