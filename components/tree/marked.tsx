import { highlight } from '@/lib/domain/tree';
import classes from './marked.module.css';

/** Text with highlighted words of the query. */
export function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, index) =>
    piece.match ? (
      <mark key={index} className={classes['match']}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
