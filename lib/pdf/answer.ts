import type { FromProcess, PdfDocument, ToProcess } from './document';

const send = (message: FromProcess) => process.send?.(message);

/** Side of `PdfProcess` in the drawing process: receives documents and answers each with its PDF or an error text. */
export function answerDocuments(draw: (document: PdfDocument) => Promise<Uint8Array>): void {
  process.on('message', ({ document }: ToProcess) => {
    draw(document).then(
      (pdf) => send({ pdf }),
      (error: unknown) => send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  // The app has ended, even if it crashed.
  process.on('disconnect', () => process.exit());
  // Ctrl+C reaches all processes of a terminal. The app still finishes its requests then.
  process.on('SIGINT', () => undefined);
  send({ ready: true });
}
