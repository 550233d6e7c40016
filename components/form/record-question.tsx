'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCommand } from '@/lib/api/use-command';
import type { Question } from '@/lib/forms/question';
import { QuestionDialog } from './question-dialog';
import classes from './record-question.module.css';
import { useToasts } from './use-toasts';

interface RecordQuestionProps {
  readonly question: Question;
  /** Called after the command. */
  readonly onDone?: (() => void) | undefined;
  /** Shows an error in place of the dialog. */
  readonly onFailed?: (error: unknown) => void;
  /** Closes the dialog: after a no, and after a yes that succeeded. */
  readonly onClose: () => void;
}

/** Asks before a command about a record, sends it after a yes and says that it is done. */
export function RecordQuestion({ question, onDone, onFailed, onClose }: RecordQuestionProps) {
  const words = useTranslations();
  const toasts = useToasts();
  const { send } = useCommand(question.endpoint);
  const { title, submit, text, done, failed, move, blocked } = question.asks(words, useLocale());
  const answer = async () => {
    try {
      await send(question.input);
    } catch (error) {
      onFailed?.(error);
      throw error;
    }
    if (done !== undefined) toasts.success(done);
    onDone?.();
  };
  return (
    <QuestionDialog
      title={title}
      submitLabel={submit}
      problemTitle={failed}
      danger={!question.harmless}
      move={move}
      blocked={blocked}
      explains={onFailed !== undefined}
      onSubmit={answer}
      onClose={onClose}
    >
      {text.map((part) =>
        typeof part === 'string' ? (
          <p key={part} className={classes['text']}>
            {part}
          </p>
        ) : (
          part && (
            <ul key={part.join()} className={classes['facts']}>
              {part.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )
        ),
      )}
    </QuestionDialog>
  );
}
