const RFID = 0;
const QR = 1;

interface Card {
  readonly card_id: number;
  readonly card_number: string;
  readonly card_type: number;
  readonly discount: number;
  readonly owner_id: number | null;
  readonly owner_name: string;
  readonly promo: boolean;
  /** End of validity, in days before today, below 0 to come: the card expired, or was lost and taken back. */
  readonly until?: { readonly ago: number; readonly lost: boolean };
  /** Age in days; a year without it. Guests of the simulated year show the cards of that age only. */
  readonly since?: number;
}

type Line = readonly [number: string, type: number, discount: number, owner: string, rest?: Partial<Card>];

// oxfmt-ignore
const LINES: readonly Line[] = [
  ['0012480031', RFID, 100, 'Виктор', { owner_id: 11 }],
  ['0012480032', RFID, 100, 'Промо «Принцесса»', { promo: true }],
  ['0012480033', RFID, 50, 'Оксана', { owner_id: 12 }],
  ['0012480107', RFID, 20, 'Сергей Ковалёв'],
  ['0012480108', RFID, 20, 'Anton Berg'],
  ['0012480109', RFID, 20, 'สมศักดิ์ ใจดี'],
  ['0012480110', RFID, 15, 'Марина Лебедева'],
  ['0012480111', RFID, 15, 'Hotel Baan Talay'],
  ['0012480112', RFID, 15, 'Дмитрий Орлов', { until: { ago: 96, lost: true } }],
  ['0012480113', RFID, 15, 'Дмитрий Орлов'],
  ['0012480114', RFID, 10, 'Елена Соколова'],
  ['0012480115', RFID, 10, 'Игорь Панов'],
  ['0012480116', RFID, 10, 'Chaiwat Srisuk'],
  ['0012480117', RFID, 10, 'Мопед-клуб «Джомтьен»'],
  ['0012480118', RFID, 10, 'Ольга Беляева'],
  ['0012480119', RFID, 10, 'Peter Lindqvist', { until: { ago: 41, lost: false } }],
  ['0012480120', RFID, 5, 'Анна Фомина'],
  ['0012480121', RFID, 5, 'Никита Жуков'],
  ['0012480122', RFID, 5, 'Kanya Phrom'],
  ['8205316647', QR, 10, 'agentmay', { owner_id: 19 }],
  ['8205316648', QR, 10, 'agentploy', { owner_id: 20 }],
  ['8205316649', QR, 5, 'agentfon', { owner_id: 21 }],
  ['8205316702', QR, 20, 'somchai', { owner_id: 13 }],
  ['8205316703', QR, 15, 'marina', { owner_id: 14 }],
  ['8205316750', QR, 5, 'kassa1', { owner_id: 16 }],
  ['8205316751', QR, 5, 'kassa2', { owner_id: 17, until: { ago: 150, lost: false } }],
  // Cards with which the staff sign in at the till.
  ['0012481001', RFID, 0, 'somchai', { owner_id: 13, since: 300 }],
  ['0012481002', RFID, 5, 'marina', { owner_id: 14, since: 238 }],
  ['0012481003', RFID, 10, 'pavel88', { owner_id: 15, since: 200 }],
  ['0012481004', RFID, 0, 'kassa1', { owner_id: 16, since: 340 }],
  ['0012481005', RFID, 0, 'kassa2', { owner_id: 17, since: 340 }],
  ['0012481006', RFID, 0, 'nattaya', { owner_id: 18, since: 58 }],
  ['0012481007', RFID, 0, 'brewer1', { owner_id: 22, since: 288 }],
  ['0012481008', RFID, 5, 'agentmay', { owner_id: 19, since: 120 }],
  // Cards that owners give away.
  ['8205317001', QR, 10, 'somchai', { owner_id: 13, since: 45 }],
  ['8205317002', QR, 50, 'somchai', { owner_id: 13, since: 20, until: { ago: -75, lost: false } }],
  ['8205317003', QR, 5, 'somchai', { owner_id: 13, since: 40, until: { ago: 3, lost: false } }],
  ['8205317004', QR, 15, 'marina', { owner_id: 14, since: 30, until: { ago: -12, lost: false } }],
  ['8205317005', QR, 5, 'marina', { owner_id: 14, since: 60, until: { ago: 18, lost: true } }],
  ['8205317006', QR, 10, 'kassa1', { owner_id: 16, since: 25, until: { ago: -5, lost: false } }],
  ['8205317007', QR, 5, 'agentmay', { owner_id: 19, since: 15 }],
  // Promo cards that agents hand to their guests.
  ['0012480034', RFID, 20, 'Промо «Девичник»', { promo: true }],
  ['0012480035', RFID, 30, 'Промо «День рождения»', { promo: true }],
  ['0012480036', RFID, 50, 'Промо «Принцесса» −50 %', { promo: true }],
  // Guests treated by the owners.
  ['0012480041', RFID, 100, 'Группа «Сиамские коты»'],
  ['0012480042', RFID, 100, 'Сосед, Kun Prasert'],
];

/** Discount cards of the venue. */
export const SAMPLE_CARDS: readonly Card[] = LINES.map(
  ([card_number, card_type, discount, owner_name, rest], index) => ({
    card_id: index + 1,
    card_number,
    card_type,
    discount,
    owner_id: null,
    owner_name,
    promo: false,
    ...rest,
  }),
);
