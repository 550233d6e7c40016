import 'server-only';
import { z } from 'zod';
import { Id } from '@/lib/contract/primitives';
import { badInput } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { formatTime } from '@/lib/domain/format';
import type { PrintedCard } from '@/lib/pdf/document';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';
import { cardPage, type ListedCard } from '../contract';
import { isQr } from '../rules/cards';
import { untilText } from '../list';
import { MOST_PRINTED } from '../papers';

const Chosen = z.array(z.coerce.number<string>().pipe(Id)).min(1).max(MOST_PRINTED);

/** Cards of the address in its order. @throws ProblemError 1 for anything but ids, 2 when none is a QR card in use */
async function chosenCards({ params, call }: PdfRequest): Promise<ListedCard[]> {
  const { data: card_ids, error } = Chosen.safeParse((params.get('cards') ?? '').split(','));
  if (!card_ids) throw badInput({ message: error.issues[0]?.message ?? '', path: ['cards'] });
  const { items } = await call(cardPage, { body: { card_ids, type: 'qr' } });
  const byId = new Map(items.filter(isQr).map((card) => [card.card_id, card]));
  const cards = [...new Set(card_ids)].map((id) => byId.get(id)).filter((card) => card !== undefined);
  if (cards.length === 0) throw refusal('noSuchCard', 'cards');
  return cards;
}

async function cardsFile(asked: PdfRequest): Promise<PdfFile> {
  const { t, venue, locale, timeZone, time } = asked;
  const chosen = await chosenCards(asked);
  const printed = ({ card_number: number, discount, owner_name, validtime }: ListedCard): PrintedCard => ({
    number,
    discount: t('cards.qr.percent', { discount }),
    owner: owner_name ?? '',
    until: validtime ? t('cards.paper.until', { date: untilText(formatTime(validtime, timeZone)) }) : '',
  });
  const date = time.slice(0, 10).split('.').toReversed().join('-');
  return {
    document: {
      kind: 'cards',
      data: {
        venue,
        locale,
        words: { title: t('cards.paper.title'), discount: t('cards.paper.discount') },
        cards: chosen.map(printed),
      },
    },
    name: t('cards.paper.fileName', { venue, date }),
    plainName: `cards-${date}`,
  };
}

/** `GET /api/settings/cards.pdf?cards=3,5`: QR cards to be cut out, eight to a page, at most 200. */
export const cardsPdf = (request: Request): Promise<Response> =>
  servePdf(request, cardPage, '/settings/cards', cardsFile);
